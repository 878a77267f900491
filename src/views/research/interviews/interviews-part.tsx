import { observer } from 'mobx-react-lite';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AnyRoleHint } from './any-role-hint';
import { InterviewStates } from './interview-states';
import { InterviewSummaryPart } from './interview-summary-part';
import { messages } from './messages';
import { QuestionList } from './question-list';
import { ReportList } from './report-list';

export interface InterviewsPartProps {
  /** Returns null if there is no such page. */
  readonly questionsHref: (summary: InterviewSummary) => string | null;
  readonly withCompany?: boolean;
}

export const InterviewsPart = observer(function InterviewsPart({
  questionsHref,
  withCompany = false,
}: InterviewsPartProps) {
  const store = useStore(InterviewsKey);
  const { questionsState } = store;
  // A role without questions of its own starts with its reports, which name what its candidates were asked.
  const reportsFirst = questionsState.state === 'ready' && questionsState.value.anyDesignation;
  const asked = (summary: InterviewSummary) => (
    <Asked summary={summary} href={questionsHref(summary)} withCompany={withCompany} />
  );
  return (
    <InterviewStates
      state={store.summaryState}
      onRetry={() => void store.retry()}
      notFound={{ title: messages.roleNotFound, text: messages.roleNotFoundHint }}
    >
      {(summary) =>
        summary.interviewsCount + summary.questionsCount === 0 && summary.heldCount === 0 ? (
          <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
        ) : (
          <>
            <InterviewSummaryPart summary={summary} />
            {reportsFirst ? null : asked(summary)}
            <BelowFold>
              <ReportList summary={summary} withCompany={withCompany} />
            </BelowFold>
            {reportsFirst ? asked(summary) : null}
          </>
        )
      }
    </InterviewStates>
  );
});

interface AskedProps {
  readonly summary: InterviewSummary;
  readonly href: string | null;
  readonly withCompany: boolean;
}

const Asked = observer(function Asked({ summary: { company, designation }, href, withCompany }: AskedProps) {
  const { questionsState: state } = useStore(InterviewsKey);
  if (state.state !== 'ready' || state.value.total === 0) return null;
  const { items, total, anyDesignation } = state.value;
  const anyRole = company === null ? messages.askedInAnyRole : messages.askedHereInAnyRole;
  const most = withCompany && designation === null ? messages.askedAtOneCompany : messages.asked;
  return (
    <Section
      title={anyDesignation ? anyRole : most}
      action={
        href === null || total <= items.length ? undefined : (
          <TextLink to={href} look="block">
            {messages.allQuestions(total)}
          </TextLink>
        )
      }
    >
      <AnyRoleHint />
      <QuestionList
        questions={items}
        withCompany={withCompany}
        countedFor={anyDesignation ? null : (designation?.name ?? null)}
      />
    </Section>
  );
});
