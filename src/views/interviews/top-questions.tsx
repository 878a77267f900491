import { observer } from 'mobx-react-lite';
import { companyInterviewsPath } from '@/core/interviews/interview-path';
import { CompanyKey } from '@/stores/company/keys';
import { InterviewsKey } from '@/stores/interviews/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { CompanyTab } from '../company/company-tab';
import { BackLink } from '../shell/back-link';
import { messages } from './messages';
import { QuestionsPart } from './questions-part';

/** The most asked questions of a company, or of one designation there (RT-TOPQ). */
export const TopQuestions = observer(function TopQuestions() {
  return (
    <CompanyTab screen="CompanyInterviews">
      <Questions />
    </CompanyTab>
  );
});

const Questions = observer(function Questions() {
  const { questionsState: state } = useStore(InterviewsKey);
  const { company } = useStore(CompanyKey);
  const { match } = useStore(NavigationKey);
  const urlName = company?.urlName ?? '';
  const isOfRole = match?.parameters.designation !== undefined;
  const role = state.state === 'ready' && isOfRole ? (state.value.items[0]?.designation?.name ?? null) : null;
  return (
    <>
      <div>
        <BackLink to={companyInterviewsPath(urlName)}>{messages.allOfCompany}</BackLink>
        <h2 className="h2">{role === null ? messages.topHere : messages.topOfRole(role)}</h2>
      </div>
      <QuestionsPart />
    </>
  );
});
