import { observer } from 'mobx-react-lite';
import { companyInterviewsPath } from '@/core/research/interviews/interview-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { CompanyTab } from '../company/company-tab';
import { AnyRoleHint } from './any-role-hint';
import { messages } from './messages';
import { QuestionsPart } from './questions-part';

export const TopQuestions = observer(function TopQuestions() {
  return (
    <CompanyTab screen="CompanyInterviews">
      <Questions />
    </CompanyTab>
  );
});

const Questions = observer(function Questions() {
  const { summary } = useStore(InterviewsKey);
  const { company } = useStore(CompanyKey);
  const urlName = company?.urlName ?? '';
  const role = summary?.designation?.name ?? null;
  return (
    <>
      <div>
        <BackLink to={companyInterviewsPath(urlName)}>{messages.allOfCompany}</BackLink>
        <h2 className="h2">{role === null ? messages.topHere : messages.topOfRole(role)}</h2>
      </div>
      <AnyRoleHint />
      <QuestionsPart />
    </>
  );
});
