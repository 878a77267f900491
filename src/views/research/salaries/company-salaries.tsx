import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { salaryHeading } from '@/core/research/salaries/salary-page-texts';
import { companySalariesPath, jobProfileSalariesPath } from '@/core/research/salaries/salary-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyTab } from '../company/company-tab';
import { messages } from './messages';
import { SalaryListPart } from './salary-list-part';
import { SalaryReportPart } from './salary-report-part';
import { SalaryReportStates } from './salary-report-states';

export const CompanySalaries = observer(function CompanySalaries() {
  const { report } = useStore(SalaryReportKey);
  return (
    <CompanyTab screen="CompanySalaries" jobProfile={report?.jobProfile?.name ?? null}>
      <Report />
    </CompanyTab>
  );
});

const Report = observer(function Report() {
  const { report } = useStore(SalaryReportKey);
  const { company } = useStore(CompanyKey);
  const path = companySalariesPath(company?.urlName ?? '');
  const role = report?.jobProfile ?? null;
  return (
    <>
      <div>
        {role === null ? null : <BackLink to={path}>{messages.allRoles}</BackLink>}
        <h2 className="h2">
          {report === null ? messages.ofCompany(company?.companyName ?? '') : salaryHeading(report)}
        </h2>
      </div>
      <div className="salary-body">
        <div className="salary-main">
          <SalaryReportStates>
            {(value) => <SalaryReportPart report={value} first={role === null ? <ByRole path={path} /> : null} />}
          </SalaryReportStates>
          {role === null ? null : (
            <p>
              <TextLink to={jobProfileSalariesPath(role.key)} look="block">
                {messages.seeEverywhere(role.name)}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
});

/** Comes before the charts, because a company's overall salary says little about one person's. */
function ByRole({ path }: { readonly path: string }) {
  return (
    <Section title={messages.byRole}>
      <SalaryListPart by="jobProfile" hrefOf={({ key }) => withQuery(path, [['designation', key]])} />
    </Section>
  );
}
