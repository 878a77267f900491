import { observer } from 'mobx-react-lite';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import { withInterviewFilter } from '@/core/research/interviews/interview-address';
import { companyInterviewsPath } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';
import { QuestionList } from './question-list';
import { QuestionsPart } from './questions-part';

export const HrQuestionsScreen = observer(function HrQuestionsScreen() {
  const { summary, questionsState } = useStore(InterviewsKey);
  const isEmpty = questionsState.state === 'ready' && questionsState.value.total === 0;
  const reports = summary === null ? null : <Reports summary={summary} />;
  return (
    <div className="interview-page">
      <div className="hang">
        <BackLink to="/interviews">{messages.allInterviews}</BackLink>
        {summary === null ? null : (
          <div className="hang__head">
            <h1 className="h1">{messages.hrOf(summary.company?.name ?? summary.designation?.name ?? '')}</h1>
            <AddContribution
              kind="interview"
              company={summary.company?.urlName ?? null}
              jobProfile={summary.designation?.name ?? null}
              tone="primary"
            />
          </div>
        )}
      </div>
      <QuestionsPart
        withCompany={summary !== null && summary.company === null}
        empty={messages.noHrQuestions}
        emptyAction={reports}
        notFound={messages.hrNotFound}
      />
      {isEmpty ? <Usual /> : reports}
    </div>
  );
});

const Usual = observer(function Usual() {
  const { usual } = useStore(InterviewsKey);
  return usual.length === 0 ? null : (
    <Section title={messages.usualHr}>
      <QuestionList questions={usual} withCompany />
    </Section>
  );
});

const Reports = observer(function Reports({
  summary: { company, designation },
}: {
  readonly summary: InterviewSummary;
}) {
  const { screens } = useStore(NavigationKey);
  const path =
    company === null
      ? screens.addressOf('RoleInterviews', { jobProfile: designation?.key ?? '' })
      : companyInterviewsPath(company.urlName);
  return path === null ? null : (
    <p>
      <TextLink to={withInterviewFilter(path, 'round', 'hr')} look="block">
        {messages.hrReports}
      </TextLink>
    </p>
  );
});
