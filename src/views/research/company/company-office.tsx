import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { withSalaryFilter } from '@/core/research/salaries/salary-address';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey, CompanyNeighboursKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyFrame } from './company-frame';
import { CompanyLine } from './company-line';
import { CompanySide } from './company-side';
import { FactsState } from './facts-state';
import { officeMessages } from './office-messages';
import { officePageMessages } from './office-page-messages';

export const CompanyOffice = observer(function CompanyOffice() {
  return (
    <CompanyFrame screen="CompanyOverview" aside={<CompanySide />}>
      <OfficeParts />
    </CompanyFrame>
  );
});

const OfficeParts = observer(function OfficeParts() {
  const { company } = useStore(CompanyKey);
  const store = useStore(CompanyNeighboursKey);
  if (company === null) return null;
  const { companyName, urlName } = company;
  const offices = `/overview/${urlName}-overview/locations`;
  const { office: state } = store;
  if (state.state === 'failed' && state.failure.kind === 'notFound') {
    return (
      <div className="hang">
        <EmptyState
          title={officePageMessages.noOfficeTitle}
          action={<ButtonLink to={offices}>{officeMessages.allOffices}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <FactsState state={state} retry={store.reopenOffice}>
      {({ office, neighbours }) => (
        <>
          <div className="hang">
            <BackLink to={offices}>{officeMessages.allOffices}</BackLink>
            <h2 className="h2 mt-2">{officePageMessages.office(companyName, office.city)}</h2>
            {office.isHeadquarters ? <p className="meta">{officeMessages.headquartersMark}</p> : null}
            <dl className="company__facts">
              {(
                [
                  [officePageMessages.address, office.address],
                  [officePageMessages.state, office.state],
                  [officePageMessages.people, office.employees],
                ] as const
              ).map(([label, value]) =>
                value === null ? null : (
                  <div key={label}>
                    <dt className="meta">{label}</dt>
                    <dd className="num">{value}</dd>
                  </div>
                ),
              )}
            </dl>
            <p className="company__links mt-2">
              <TextLink to={withQuery(`/jobs/${urlName}-jobs`, [['location', urlNameOf(office.city)]])} look="block">
                {officePageMessages.jobsThere(office.city)}
              </TextLink>
              <TextLink
                to={withSalaryFilter(companySalariesPath(urlName), 'location', urlNameOf(office.city))}
                look="block"
              >
                {officePageMessages.salariesThere(office.city)}
              </TextLink>
            </p>
          </div>
          {neighbours.length === 0 ? null : (
            <Section title={officePageMessages.sameCity(office.city)}>
              <ul className="rows">
                {neighbours.map((each) => (
                  <CompanyLine key={each.companyId} company={each} />
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </FactsState>
  );
});
