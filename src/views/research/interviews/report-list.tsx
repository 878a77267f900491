import { observer } from 'mobx-react-lite';
import { withPage } from '@/core/kernel/common/page-address';
import { plural } from '@/core/kernel/formatting/plural';
import type { InterviewFilter, InterviewSummary } from '@/core/research/interviews/interview';
import { INTERVIEW_EXPERIENCES, INTERVIEW_ROUND_KINDS } from '@/core/research/interviews/interview';
import {
  readInterviewAddress,
  withInterviewFilter,
  withInterviewRole,
} from '@/core/research/interviews/interview-address';
import { companyInterviewsPath } from '@/core/research/interviews/interview-path';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { FilterChips } from '@/views/kernel/filters/filter-chips';
import type { FilterGroup } from '@/views/kernel/filters/filter-group';
import { FilteredLayout } from '@/views/kernel/filters/filtered-layout';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { PageLinks } from '@/views/kernel/filters/page-links';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { InterviewStates } from './interview-states';
import { messages } from './messages';
import { ReportCard } from './report-card';

export interface ReportListProps {
  readonly summary: InterviewSummary;
  readonly withCompany?: boolean;
}

export const ReportList = observer(function ReportList({ summary, withCompany = false }: ReportListProps) {
  const store = useStore(InterviewsKey);
  const { address, path } = useStore(NavigationKey);
  const groups = groupsOf(summary, address);
  const clearHref = summary.company === null ? path : companyInterviewsPath(summary.company.urlName);
  return (
    <InterviewStates
      state={store.reportsState}
      onRetry={() => void store.retry()}
      notFound={{ title: messages.roleNotFound, text: messages.roleNotFoundHint }}
    >
      {({ items, page, limit, total, leftOut }) => (
        <FilteredLayout
          groups={groups}
          clearHref={isFiltered(groups) ? clearHref : null}
          result={messages.countOfReports(total)}
        >
          <Section
            title={summary.designation === null ? messages.reports : messages.reportsOf(summary.designation.name)}
            action={
              <span className="meta num" role="status">
                {messages.countOfReports(total)}
              </span>
            }
          >
            <IgnoredNote values={leftOut.map((filter) => messages.leftOut[filter])} />
            {summary.heldCount === 0 ? null : (
              <p className="meta">
                {summary.heldCount === null ? messages.fewHeld : plural(summary.heldCount, messages.held)}{' '}
                {messages.heldWhy}
              </p>
            )}
            <FilterChips groups={groups} clearHref={clearHref} />
            {items.length === 0 ? (
              <Nothing total={total} address={address} groups={groups} clearHref={clearHref} />
            ) : null}
            {items.map((interview) => (
              <ReportCard key={interview.interviewId} interview={interview} withCompany={withCompany} />
            ))}
            <PageLinks page={page} limit={limit} total={total} hrefOf={(one) => withPage(address, one)} />
          </Section>
        </FilteredLayout>
      )}
    </InterviewStates>
  );
});

function isFiltered(groups: readonly FilterGroup[]): boolean {
  return groups.some(({ options }) => options.some(({ isChosen }) => isChosen));
}

interface NothingProps {
  readonly total: number;
  readonly address: string;
  readonly groups: readonly FilterGroup[];
  readonly clearHref: string;
}

function Nothing({ total, address, groups, clearHref }: NothingProps) {
  if (total > 0) {
    return (
      <EmptyState
        title={messages.pageBehind}
        action={<ButtonLink to={withPage(address, 1)}>{messages.firstPage}</ButtonLink>}
      />
    );
  }
  return <NoMatches title={messages.emptyFiltered} groups={groups} clearHref={clearHref} />;
}

function groupsOf(summary: InterviewSummary, address: string): readonly FilterGroup[] {
  const { filters } = readInterviewAddress(address);
  const { company, designation, designations } = summary;
  const roles =
    company === null
      ? []
      : designations.map(({ key, name, count }) => {
          const isChosen = key === designation?.key;
          return {
            key,
            label: name,
            count,
            isChosen,
            href: withInterviewRole(address, company.urlName, isChosen ? null : key),
          };
        });
  const choices = <Key extends string>(
    filter: InterviewFilter,
    keys: readonly Key[],
    labels: Readonly<Record<Key, string>>,
    counts: Readonly<Record<Key, number>>,
  ) =>
    keys.map((key) => ({
      key,
      label: labels[key],
      count: counts[key],
      isChosen: key === filters[filter],
      href: withInterviewFilter(address, filter, key === filters[filter] ? null : key),
    }));
  return [
    ...(roles.length === 0 ? [] : [{ key: 'designation', title: messages.filterRole, options: roles }]),
    {
      key: 'outcome',
      title: messages.filterOutcome,
      options: choices('outcome', INTERVIEW_OUTCOMES, messages.outcome, summary.outcome),
    },
    {
      key: 'difficulty',
      title: messages.howHard,
      options: choices('difficulty', INTERVIEW_DIFFICULTIES, messages.difficulty, summary.difficulty),
    },
    {
      key: 'round',
      title: messages.filterRound,
      options: choices('round', INTERVIEW_ROUND_KINDS, messages.roundKind, summary.roundKinds),
    },
    {
      key: 'experience',
      title: messages.filterWho,
      options: choices('experience', INTERVIEW_EXPERIENCES, messages.experience, summary.experience),
    },
  ];
}
