import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { salaryHeading } from '@/core/research/salaries/salary-page-texts';
import { companySalariesPath } from '@/core/research/salaries/salary-path';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { BackLink } from '@/views/kernel/shell/back-link';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { AddContribution } from '../contribute/add-contribution';
import { DesignationTabs } from '../interviews/designation-tabs';
import { ComparedSalaries } from './compared-salaries';
import { messages } from './messages';
import { SalaryListPart } from './salary-list-part';
import { SalaryReportPart } from './salary-report-part';
import { SalaryReportStates } from './salary-report-states';

export const JobProfileSalariesScreen = observer(function JobProfileSalariesScreen() {
  const { report, state } = useStore(SalaryReportKey);
  const isComing = state.state === 'idle' || state.state === 'loading';
  const { key, name: role } = report?.jobProfile ?? { key: '', name: '' };
  return (
    <div className="wide salary-page">
      <div className="hang">
        <BackLink to="/salaries">{messages.allSalaries}</BackLink>
        {isComing ? <Skeleton shape="row" width="half" /> : null}
        {report === null ? null : (
          <div className="hang__head">
            <h1 className="h1">{salaryHeading(report)}</h1>
            <AddContribution kind="salary" jobProfile={role} tone="primary" />
          </div>
        )}
      </div>
      {isComing ? <Skeleton shape="row" /> : null}
      {report?.jobProfile ? <DesignationTabs designation={report.jobProfile} current="JobProfileSalaries" /> : null}
      <div className="salary-body">
        <div className="salary-main">
          <SalaryReportStates>{(value) => <SalaryReportPart report={value} />}</SalaryReportStates>
          {report === null || report.figure.count === 0 ? null : (
            <BelowFold>
              <ComparedSalaries jobProfile={key} />
              <Section title={messages.byCompany}>
                <SalaryListPart
                  by="company"
                  hrefOf={(group) => withQuery(companySalariesPath(group.key), [['designation', key]])}
                />
              </Section>
            </BelowFold>
          )}
        </div>
      </div>
    </div>
  );
});
