import Clock from 'lucide-react/icons/clock';
import Repeat from 'lucide-react/icons/repeat';
import { observer } from 'mobx-react-lite';
import type { Job } from '@/core/research/jobs/job';
import { daysSince } from '@/core/research/jobs/job-age.rules';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

/** Renders nothing for openings without marks. */
export const JobMarks = observer(function JobMarks({ job }: { readonly job: Job }) {
  const { now } = useStore(ClockStoreKey);
  if (!job.isOld && job.timesPosted === 1) return null;
  return (
    <p className="job__marks num">
      {job.isOld ? (
        <span className="job__mark job__mark--old">
          <Clock size={16} aria-hidden="true" />
          <time dateTime={job.postedOn}>{messages.old(daysSince(job.postedOn, now))}</time>
        </span>
      ) : null}
      {job.timesPosted === 1 ? null : (
        <span className="job__mark">
          <Repeat size={16} aria-hidden="true" />
          {messages.posted(job.timesPosted, job.firstPostedOn)}
        </span>
      )}
    </p>
  );
});
