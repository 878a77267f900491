import { observer } from 'mobx-react-lite';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { Office } from '@/core/research/company/company-details';
import { officesByState } from '@/core/research/company/offices-by-state';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { BarList } from '@/views/kernel/common/bar-list';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { CompanyFrame } from './company-frame';
import { CompanyPeers } from './company-peers';
import { CompanySide } from './company-side';
import { FactsState } from './facts-state';
import { officePageMessages } from './office-page-messages';
import { OfficeRow } from './office-row';

export const CompanyOffices = observer(function CompanyOffices() {
  return (
    <CompanyFrame
      screen="CompanyOverview"
      aside={
        <>
          <CompanyPeers />
          <CompanySide />
        </>
      }
    >
      <Offices />
    </CompanyFrame>
  );
});

const Offices = observer(function Offices() {
  const { company } = useStore(CompanyKey);
  const facts = useStore(CompanyFactsKey);
  if (company === null) return null;
  const { companyName, urlName } = company;
  return (
    <Section title={officePageMessages.officesOf(companyName)}>
      <FactsState state={facts.offices} retry={() => facts.openOffices(urlName)}>
        {(offices) =>
          offices.length === 0 ? (
            <p className="text-ink-2">{officePageMessages.noOffices}</p>
          ) : (
            <>
              <p className="text-ink-2 num mb-2">
                {leadOf(offices)} {officePageMessages.officesCut(offices.length)}
              </p>
              <States offices={offices} />
              <ul className="rows">
                {offices.map((office) => (
                  <OfficeRow key={office.locationUrl} urlName={urlName} office={office} />
                ))}
              </ul>
            </>
          )
        }
      </FactsState>
    </Section>
  );
});

function States({ offices }: { readonly offices: readonly Office[] }) {
  const states = officesByState(offices);
  const most = states[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <div className="mb-4">
      <BarList
        label={officePageMessages.byState}
        bars={states.map(({ state, count }) => ({
          key: state,
          label: state,
          percent: percentOf(count, most),
          value: plural(count, officePageMessages.officesCount),
        }))}
      />
    </div>
  );
}

function leadOf(offices: readonly Office[]): string {
  const states = new Set(offices.flatMap(({ state }) => state ?? []));
  const headquarters = offices.find(({ isHeadquarters }) => isHeadquarters)?.city ?? null;
  return officePageMessages.officesLead(
    plural(offices.length, officePageMessages.officesCount),
    states.size === 0 ? null : plural(states.size, officePageMessages.statesCount),
    headquarters,
  );
}
