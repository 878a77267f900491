import { observer } from 'mobx-react-lite';
import type { InterviewSummary } from '@/core/interviews/interview';
import { companyInterviewsPath, withInterviewFilter } from '@/core/interviews/interview-address';
import { InterviewsKey } from '@/stores/interviews/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { BackLink } from '../shell/back-link';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';
import { QuestionsPart } from './questions-part';

/** The questions of HR rounds at a company or for a role (RT-OLD-HRINTERVIEWS). */
export const HrQuestionsScreen = observer(function HrQuestionsScreen() {
  const { summary } = useStore(InterviewsKey);
  return (
    <div className="interview-page">
      <div className="hang">
        <BackLink to="/interviews">{messages.allInterviews}</BackLink>
        {summary === null ? null : (
          <h1 className="h1">{messages.hrOf(summary.company?.name ?? summary.designation?.name ?? '')}</h1>
        )}
      </div>
      <QuestionsPart
        withCompany={summary !== null && summary.company === null}
        empty={messages.noHrQuestions}
        notFound={messages.hrNotFound}
      />
      {summary === null ? null : <Reports summary={summary} />}
    </div>
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
      : companyInterviewsPath(company.key);
  return path === null ? null : (
    <p>
      <TextLink to={withInterviewFilter(path, 'round', 'hr')} look="block">
        {messages.hrReports}
      </TextLink>
    </p>
  );
});
