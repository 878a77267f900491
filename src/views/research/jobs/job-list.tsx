import Flag from 'lucide-react/icons/flag';
import { observer } from 'mobx-react-lite';
import type { JobPage } from '@/core/research/jobs/job';
import type { JobFilterKey } from '@/core/research/jobs/job-filters';
import { JOB_FILTER_KEYS, JOB_SORTS, MAX_TITLE_LENGTH } from '@/core/research/jobs/job-filters';
import { jobPayScaleOf } from '@/core/research/jobs/job-pay-scale';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { JobsStore } from '@/stores/research/jobs/jobs.store';
import { JobsKey } from '@/stores/research/jobs/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { FilterChips } from '@/views/kernel/filters/filter-chips';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { FilteredLayout } from '@/views/kernel/filters/filtered-layout';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { ListSearch } from '@/views/kernel/filters/list-search';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Select } from '@/views/kernel/ui/select';
import { SkeletonLines } from '@/views/kernel/ui/skeleton-lines';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ALERT_BOX_ID, AlertBox } from './alert-box';
import { HeardBackLine } from './heard-back-line';
import { JobPayAxis } from './job-pay';
import { JobRow } from './job-row';
import { messages } from './messages';
import { optionName } from './option-name';

export interface JobListProps {
  readonly title?: string;
  /** False on the page of a company. */
  readonly withCompany?: boolean;
}

export const JobList = observer(function JobList({ title = '', withCompany = true }: JobListProps) {
  const jobs = useStore(JobsKey);
  const groups = filterGroupsOf(jobs);
  const total = jobs.page.state === 'ready' ? messages.total(jobs.page.value.total) : messages.title;
  return (
    <FilteredLayout
      groups={groups}
      clearHref={jobs.hasFilters ? jobs.addressWithoutFilters : null}
      result={total.toLowerCase()}
      isEmpty={jobs.page.state === 'ready' && jobs.page.value.total === 0}
    >
      <ListSearch
        parameter="designation"
        text={jobs.query.designation}
        label={messages.findTitle}
        maxLength={MAX_TITLE_LENGTH}
        addressOf={jobs.addressTitled}
      />
      <FilterChips groups={groups} clearHref={jobs.addressWithoutFilters} />
      <Page withCompany={withCompany} />
      <AlertBox title={jobs.query.designation || rolesOf(jobs) || title} />
    </FilteredLayout>
  );
});

function rolesOf({ query, filters }: JobsStore): string {
  return (query.chosen.job_profile ?? []).map((urlName) => optionName(filters, 'job_profile', urlName)).join(', ');
}

type PageProps = Required<Pick<JobListProps, 'withCompany'>>;

const Page = observer(function Page({ withCompany }: PageProps) {
  const jobs = useStore(JobsKey);
  return (
    <LoadView
      state={jobs.page}
      texts={messages}
      onRetry={jobs.reload}
      skeletonClass="grid gap-6"
      skeleton={<SkeletonLines />}
    >
      {(page) => <Loaded page={page} withCompany={withCompany} />}
    </LoadView>
  );
});

const Loaded = observer(function Loaded({ page, withCompany }: PageProps & { readonly page: JobPage }) {
  const jobs = useStore(JobsKey);
  const { items, total, limit, ignored, removed, heardBack } = page;
  const scale = jobPayScaleOf(items);
  return (
    <>
      <IgnoredNote values={ignored.map(({ value }) => value)} />
      {removed === null ? null : (
        <Callout tone="alert" icon={<Flag size={20} aria-hidden="true" />} title={messages.removed(removed.openings)}>
          {messages.removedWhy}{' '}
          <TextLink to="/transparency">
            {removed.logLine === null ? messages.removedNoLine : messages.removedLine(removed.logLine)}
          </TextLink>
        </Callout>
      )}
      {withCompany ? null : <HeardBackLine figure={heardBack} />}
      {items.length === 0 ? (
        <Nothing isPastEnd={total > 0} />
      ) : (
        <>
          <Order total={total} />
          {scale === null ? null : (
            <div className={withCompany ? 'jobs__scale' : 'jobs__scale jobs__scale--own'}>
              <p className="meta">{messages.payLegend}</p>
              <JobPayAxis scale={scale} />
            </div>
          )}
          <ul>
            {items.map((job) => (
              <JobRow key={job.jobId} job={job} scale={scale} withCompany={withCompany} />
            ))}
          </ul>
          <p className="meta">{messages.ageRule}</p>
          <PageLinks page={page.page} limit={limit} total={total} hrefOf={(number) => jobs.addressOfPage(number)} />
        </>
      )}
    </>
  );
});

const Order = observer(function Order({ total }: { readonly total: number }) {
  const jobs = useStore(JobsKey);
  const navigation = useStore(NavigationKey);
  return (
    <div className="jobs__order">
      <p className="meta num" role="status">
        {messages.total(total)}
      </p>
      <a className="link" href={`#${ALERT_BOX_ID}`}>
        {messages.alertForList}
      </a>
      <Select
        aria-label={messages.sortBy}
        placeholder={messages.sortBy}
        value={jobs.query.sort}
        options={JOB_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
        onValueChange={(sort) => navigation.go(jobs.addressSorted(sort))}
      />
    </div>
  );
});

/** Suggests filters to remove, or the first page. */
const Nothing = observer(function Nothing({ isPastEnd }: { readonly isPastEnd: boolean }) {
  const jobs = useStore(JobsKey);
  if (isPastEnd) {
    return (
      <EmptyState
        title={messages.past}
        action={<ButtonLink to={jobs.addressOfPage(1)}>{messages.toFirst}</ButtonLink>}
      />
    );
  }
  return jobs.hasFilters ? (
    <NoMatches
      title={messages.emptyFiltered}
      groups={filterGroupsOf(jobs)}
      words={{ text: jobs.query.designation, href: jobs.addressTitled('') }}
      clearHref={jobs.addressWithoutFilters}
    />
  ) : (
    <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
  );
});

/** Returns only chosen options until the counts are loaded. */
function filterGroupsOf(jobs: Pick<JobsStore, 'filters' | 'query' | 'addressWith' | 'scope'>): readonly FilterGroup[] {
  const { chosen } = jobs.query;
  const groupOf = (key: JobFilterKey): FilterGroup => {
    const counted = jobs.filters.find((filter) => filter.key === key)?.options ?? [];
    const names = (chosen[key] ?? []).filter((urlName) => !counted.some((option) => option.urlName === urlName));
    const isWaiting = counted.length === 0;
    return {
      key,
      title: messages.filters[key],
      options: [
        ...counted.map(({ urlName, name, count }) => ({ urlName, name, count })),
        ...(isWaiting ? names : []).map((urlName) => ({ urlName, name: urlName, count: null })),
      ].map(({ urlName, name, count }) => ({
        key: urlName,
        label: messages.option(key, urlName, name),
        count,
        href: jobs.addressWith(key, urlName),
        isChosen: chosen[key]?.includes(urlName) ?? false,
      })),
    };
  };
  return JOB_FILTER_KEYS.filter((key) => !Object.hasOwn(jobs.scope, key))
    .map(groupOf)
    .filter(({ options }) => options.length > 0);
}
