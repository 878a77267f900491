import { observer } from 'mobx-react-lite';
import { CompanyFrame } from '../company/company-frame';
import { JobList } from './job-list';

/** The openings of a company (RT-CO-JOBS). */
export const CompanyJobsScreen = observer(function CompanyJobsScreen() {
  return (
    <CompanyFrame screen="CompanyJobs">
      <JobList withCompany={false} />
    </CompanyFrame>
  );
});
