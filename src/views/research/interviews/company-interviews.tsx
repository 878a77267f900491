import { observer } from 'mobx-react-lite';
import { companyInterviewsPath, topQuestionsPath } from '@/core/research/interviews/interview-path';
import { CompanyKey } from '@/stores/research/company/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { CompanyTab } from '../company/company-tab';
import { WaitingCards } from '../company/waiting-cards';
import { InterviewsPart } from './interviews-part';
import { messages } from './messages';

export const CompanyInterviews = observer(function CompanyInterviews() {
  const { summary } = useStore(InterviewsKey);
  return (
    <CompanyTab screen="CompanyInterviews" jobProfile={summary?.designation?.name ?? null}>
      <Reports />
    </CompanyTab>
  );
});

const Reports = observer(function Reports() {
  const { summary } = useStore(InterviewsKey);
  const { company } = useStore(CompanyKey);
  const urlName = company?.urlName ?? '';
  const role = summary?.designation ?? null;
  return (
    <>
      <div>
        {role === null ? null : <BackLink to={companyInterviewsPath(urlName)}>{messages.allOfCompany}</BackLink>}
        <h2 className="h2">
          {role === null ? messages.questionsHere(summary?.interviewsCount ?? 0) : messages.ofRole(role.name)}
        </h2>
      </div>
      <WaitingCards kind="interview" />
      <InterviewsPart questionsHref={({ designation }) => topQuestionsPath(urlName, designation?.key ?? null)} />
    </>
  );
});
