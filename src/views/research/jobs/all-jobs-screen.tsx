import { observer } from 'mobx-react-lite';
import { JobCheckLink } from '../job-check/job-check-link';
import { JobList } from './job-list';
import { messages } from './messages';
import { YourAlerts } from './your-alerts';

export const AllJobsScreen = observer(function AllJobsScreen() {
  return (
    <div className="wide grid gap-6">
      <div>
        <h1 className="h1">{messages.title}</h1>
        <JobCheckLink />
      </div>
      <JobList />
      <YourAlerts />
    </div>
  );
});
