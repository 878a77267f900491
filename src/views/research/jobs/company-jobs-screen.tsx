import { observer } from 'mobx-react-lite';
import { CompanyTab } from '../company/company-tab';
import { ContributeSomething } from '../contribute/contribute-something';
import { JobList } from './job-list';

export const CompanyJobsScreen = observer(function CompanyJobsScreen() {
  return (
    <CompanyTab screen="CompanyJobs" contribute={<ContributeSomething />}>
      <JobList withCompany={false} />
    </CompanyTab>
  );
});
