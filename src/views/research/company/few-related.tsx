import { observer } from 'mobx-react-lite';
import { RELATION_LABELS } from '@/core/research/company/relation-labels';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyLine } from './company-line';
import { partMessages } from './part-messages';

const MAX_SHOWN = 4;

export const FewRelated = observer(function FewRelated() {
  const { company } = useStore(CompanyKey);
  const { organisation } = useStore(CompanyFactsKey);
  if (company === null || organisation.state !== 'ready' || organisation.value.length === 0) return null;
  return (
    <Section
      title={partMessages.organisation}
      action={
        <TextLink to={`/overview/${company.urlName}-overview/organisation`} look="block">
          {partMessages.allOrganisation(organisation.value.length)}
        </TextLink>
      }
    >
      <ul className="rows">
        {organisation.value.slice(0, MAX_SHOWN).map(({ kind, company: related }) => (
          <CompanyLine key={related.companyId} company={related} note={RELATION_LABELS[kind]} />
        ))}
      </ul>
    </Section>
  );
});
