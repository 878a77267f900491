import Clock from 'lucide-react/icons/clock';
import Repeat from 'lucide-react/icons/repeat';
import { observer } from 'mobx-react-lite';
import type { Job } from '@/core/jobs/job';
import { daysSince } from '@/core/jobs/job-age.rules';
import { ClockStoreKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';

/** The age of an opening, and how often it was posted. */
export const JobMarks = observer(function JobMarks({ job }: { readonly job: Job }) {
  const { now } = useStore(ClockStoreKey);
  const days = daysSince(job.postedOn, now);
  return (
    <p className="job__marks num">
      <span className={job.isOld ? 'job__mark job__mark--old' : 'job__mark'}>
        <Clock size={16} aria-hidden="true" />
        <time dateTime={job.postedOn}>{job.isOld ? messages.old(days) : messages.age(days)}</time>
      </span>
      {job.timesPosted === 1 ? null : (
        <span className="job__mark">
          <Repeat size={16} aria-hidden="true" />
          {messages.posted(job.timesPosted, job.firstPostedOn)}
        </span>
      )}
    </p>
  );
});
