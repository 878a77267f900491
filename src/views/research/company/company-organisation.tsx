import { observer } from 'mobx-react-lite';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { RelatedCompany } from '@/core/research/company/company-card';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyFrame } from './company-frame';
import { CompanyLine } from './company-line';
import { CompanyPeers } from './company-peers';
import { CompanySide } from './company-side';
import { FactsState } from './facts-state';
import { organisationMessages } from './organisation-messages';

export const CompanyOrganisation = observer(function CompanyOrganisation() {
  return (
    <CompanyFrame screen="CompanyOverview" aside={<CompanySide />}>
      <Related />
      <CompanyPeers />
    </CompanyFrame>
  );
});

const Related = observer(function Related() {
  const { company } = useStore(CompanyKey);
  const facts = useStore(CompanyFactsKey);
  if (company === null) return null;
  return (
    <Section title={organisationMessages.organisationOf(company.companyName)}>
      <FactsState state={facts.organisation} retry={() => facts.openOrganisation(company.urlName)}>
        {(related) =>
          related.length === 0 ? (
            <p className="text-ink-2">{organisationMessages.noOrganisation}</p>
          ) : (
            <>
              {[...new Set(related.map(({ kind }) => kind))].map((kind) => (
                <Kind key={kind} kind={kind} companies={related.filter((one) => one.kind === kind)} />
              ))}
              <TextLink to={compareAddressOf(groupOf(company, related))} look="block">
                {organisationMessages.compareGroup}
              </TextLink>
            </>
          )
        }
      </FactsState>
    </Section>
  );
});

interface KindProps {
  readonly kind: RelatedCompany['kind'];
  readonly companies: readonly RelatedCompany[];
}

function Kind({ kind, companies }: KindProps) {
  return (
    <div className="mb-4">
      <h3 className="h3">{plural(companies.length, organisationMessages.kinds[kind])}</h3>
      <ul className="rows">
        {companies.map(({ company }) => (
          <CompanyLine key={company.companyId} company={company} note={company.industry || undefined} />
        ))}
      </ul>
    </div>
  );
}

/** Returns the company and its related ones, up to the limit of a comparison. */
function groupOf({ urlName }: { readonly urlName: string }, related: readonly RelatedCompany[]): readonly string[] {
  return [urlName, ...related.map(({ company }) => company.urlName)].slice(0, MAX_COMPARED);
}
