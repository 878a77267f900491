import { observer } from 'mobx-react-lite';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { daysSince } from '@/core/research/jobs/job-age.rules';
import { jobPath } from '@/core/research/jobs/job-listing';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { BookmarkButton } from '@/views/talk/bookmarks/bookmark-button';
import { ApplyLink } from './apply-link';
import { CompanyRating } from './company-rating';
import { HeardBackLine } from './heard-back-line';
import { JobMarks } from './job-marks';
import type { JobPayProps } from './job-pay';
import { JobPay } from './job-pay';
import { messages } from './messages';

export const JobRow = observer(function JobRow({
  job,
  scale,
  withCompany,
}: Omit<JobPayProps, 'isShort'> & { readonly withCompany: boolean }) {
  const { jobId, title, company, applyUrl } = job;
  const { now } = useStore(ClockStoreKey);
  const facts = [
    messages.place(job),
    messages.experience(job),
    messages.employment(job.employment),
    job.isOld || !job.isDayKnown ? '' : messages.age(daysSince(job.postedOn, now)),
  ];
  return (
    <li className={withCompany ? 'job' : 'job job--own'}>
      {withCompany ? <Logo name={company.name} logo={company.logo} /> : null}
      <div className="job__main">
        <h2 className="job__title">
          <a href={jobPath(jobId)}>{title}</a>
        </h2>
        {withCompany ? (
          <p className="job__employer meta">
            <a className="link job__company" href={`/jobs/${company.urlName}-jobs`}>
              {company.name}
            </a>
            <CompanyRating job={job} isShort />
          </p>
        ) : null}
        <p className="meta">{joinFacts(facts)}</p>
        <JobMarks job={job} />
        {withCompany ? <HeardBackLine figure={job.heardBack} isShort /> : null}
      </div>
      <JobPay job={job} scale={scale} isShort />
      <div className="job__apply flex items-center gap-2">
        {applyUrl === null ? null : <ApplyLink job={job} applyUrl={applyUrl} className="btn" />}
        <BookmarkButton kind="job" itemId={jobId} name={title} />
      </div>
    </li>
  );
});
