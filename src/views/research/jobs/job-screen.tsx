import { observer } from 'mobx-react-lite';
import { isNotFoundFailure } from '@/core/kernel/common/failure';
import { formatDate } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { JobDetails } from '@/core/research/jobs/job';
import { jobPayScaleOf, offeredPayRange } from '@/core/research/jobs/job-pay-scale';
import { isComparedWithRole } from '@/core/research/jobs/like-with-like.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { JobKey } from '@/stores/research/jobs/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { TextBlocks } from '@/views/kernel/common/text-blocks';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import type { Place } from '@/views/kernel/shell/place-list';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { BookmarkButton } from '@/views/talk/bookmarks/bookmark-button';
import { ReportMenu } from '@/views/trust/reports/report-menu';
import { companyPages } from '../company/company-pages';
import { JobCheckLink } from '../job-check/job-check-link';
import { ApplyLink } from './apply-link';
import { CompanyRating } from './company-rating';
import { HeardBackLine } from './heard-back-line';
import { JobMarks } from './job-marks';
import { JobPay, JobPayAxis } from './job-pay';
import { messages } from './messages';
import { OpeningSigns } from './opening-signs';

export const JobScreen = observer(function JobScreen() {
  const { state } = useStore(JobKey);
  const job = state.state === 'ready' ? state.value : null;
  return (
    <ScreenFrame places={<JobPlaces job={job} />} aside={job === null ? null : <Facts job={job} />}>
      <Content />
    </ScreenFrame>
  );
});

const Content = observer(function Content() {
  const store = useStore(JobKey);
  const { state } = store;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="hang grid gap-3">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      );
    case 'failed': {
      const isGone = isNotFoundFailure(state.failure);
      return (
        <div className="hang">
          {isGone ? (
            <EmptyState
              level={1}
              title={messages.goneTitle}
              action={<ButtonLink to="/jobs">{messages.back}</ButtonLink>}
            >
              {messages.goneText}
            </EmptyState>
          ) : (
            <LoadFailure level={1} failure={state.failure} texts={messages} onRetry={store.reload} />
          )}
        </div>
      );
    }
    case 'ready':
      return <Opening job={state.value} />;
  }
});

/** Leaves out the marks that are among the signs below. */
function withoutSaidBySigns(job: JobDetails): JobDetails {
  const said = job.signs.map(({ kind }) => kind);
  return {
    ...job,
    isOld: job.isOld && !said.includes('unchanged'),
    timesPosted: said.includes('repeated') ? 1 : job.timesPosted,
  };
}

function Opening({ job }: { readonly job: JobDetails }) {
  const { title, company, description, skills, applyUrl } = job;
  return (
    <>
      <div className="hang grid gap-3">
        <BackLink to="/jobs">{messages.back}</BackLink>
        <h1 className="h1">{title}</h1>
        <p className="job__employer meta">
          <TextLink to={`/jobs/${company.urlName}-jobs`}>{company.name}</TextLink>
          <CompanyRating job={job} />
        </p>
        <p className="meta">
          {joinFacts([messages.place(job), messages.experience(job), messages.employment(job.employment)])}
        </p>
        <JobMarks job={withoutSaidBySigns(job)} />
        <HeardBackLine figure={job.heardBack} />
        <div className="flex flex-wrap items-center gap-2">
          {applyUrl === null ? (
            <p className="meta">{messages.noApply}</p>
          ) : (
            <ApplyLink job={job} applyUrl={applyUrl} className="btn btn--primary" />
          )}
          <BookmarkButton kind="job" itemId={job.jobId} name={title} />
          <ReportMenu type="job" id={job.jobId} />
        </div>
        {applyUrl === null ? null : <p className="meta">{messages.leavesSite}</p>}
        <JobCheckLink />
      </div>
      <OpeningSigns job={job} />
      <OfferAndUsual job={job} />
      <Section title={messages.about}>
        <TextBlocks text={description ?? messages.noDescription} />
      </Section>
      {skills.length === 0 ? null : (
        <Section title={messages.skills} thin>
          <ul className="ways">
            {skills.map((skill) => (
              <li key={skill}>
                <TextLink to={`/jobs/${urlNameOf(skill)}-jobs-ski`} look="block">
                  {skill}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Employer company={company} />
    </>
  );
}

const Employer = observer(function Employer({ company: { name, urlName } }: Pick<JobDetails, 'company'>) {
  const { screens } = useStore(NavigationKey);
  return (
    <Section title={messages.readOf(name)} thin>
      <ul className="ways">
        {companyPages.map(({ screen, label }) => {
          const href = screens.addressOf(screen, { urlName });
          return href === null ? null : (
            <li key={screen}>
              <TextLink to={href} look="block">
                {label}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
});

function Facts({ job }: { readonly job: JobDetails }) {
  const { postedOn, isDayKnown, leavesOn, industry } = job;
  const facts = [
    [messages.factPlace, messages.place(job)],
    [messages.factExperience, messages.experience(job)],
    [messages.factKind, messages.employment(job.employment)],
    [messages.factIndustry, industry.name],
    [messages.factPosted, isDayKnown ? formatDate(postedOn, 'day') : ''],
    [messages.factLeaves, formatDate(leavesOn, 'day')],
  ] as const;
  return (
    <Section title={messages.facts}>
      <dl className="job__facts num">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="meta">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

function JobPlaces({ job }: { readonly job: JobDetails | null }) {
  return job === null ? (
    <PlaceList title={messages.title} places={[{ label: messages.back, href: '/jobs' }]} />
  ) : (
    <PlaceList title={messages.more} places={jobsLike(job)} />
  );
}

function jobsLike({ company, jobProfile, locations }: JobDetails): readonly Place[] {
  return [
    ...(jobProfile === null
      ? []
      : [{ label: messages.jobsFor(jobProfile.name), href: `/jobs/${jobProfile.urlName}-jobs-prf` }]),
    { label: messages.backToCompany(company.name), href: `/jobs/${company.urlName}-jobs` },
    ...locations.map(({ name, urlName }) => ({ label: messages.jobsIn(name), href: `/jobs?location=${urlName}` })),
  ];
}

function OfferAndUsual({ job }: { readonly job: JobDetails }) {
  const { usualPay, jobProfile } = job;
  const scale = jobPayScaleOf([job]);
  return (
    <Section title={messages.factPay}>
      <JobPay job={job} scale={scale} />
      {usualPay === null ? <p className="text-ink-2">{messages.noUsual(isComparedWithRole(job))}</p> : null}
      {usualPay === null || scale === null || offeredPayRange(job) === null ? null : (
        <>
          <JobPayAxis scale={scale} />
          <p className="meta">{messages.payLegend}</p>
        </>
      )}
      {jobProfile === null ? null : (
        <TextLink to={`/profile/${jobProfile.urlName}-salary`} look="block">
          {messages.payOfRole(jobProfile.name)}
        </TextLink>
      )}
    </Section>
  );
}
