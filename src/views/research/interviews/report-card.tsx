import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { observer } from 'mobx-react-lite';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { Interview } from '@/core/research/interviews/interview';
import { companyInterviewsPath, questionPath } from '@/core/research/interviews/interview-path';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ReportMenu } from '@/views/trust/reports/report-menu';
import { ReportRounds, reportTitleOf } from '../cards/report-body';
import { EmployerAnswerPart } from '../employer-answers/employer-answer-part';
import { messages } from './messages';

export interface ReportCardProps {
  readonly interview: Interview;
  readonly withCompany?: boolean;
}

export function ReportCard({ interview, withCompany = false }: ReportCardProps) {
  const { company, designation, family, location, state, experience, appliedThrough, month, outcome, isChecked } =
    interview;
  const facts = [
    location ?? state,
    experience === null ? null : messages.experience[experience],
    interview.difficulty === null ? null : messages.difficulty[interview.difficulty],
    appliedThrough,
    month === null ? null : formatPeriod(month),
  ].filter((fact) => fact !== null);
  const Mark = isChecked ? BadgeCheck : CircleDashed;
  return (
    <article className="report">
      <div className="flex items-center justify-between">
        <h3 className="h3">{reportTitleOf(designation?.name ?? family, outcome)}</h3>
        <ReportMenu type="interview" id={interview.interviewId} />
      </div>
      <p className="meta num">
        {withCompany ? (
          <>
            <a className="link" href={companyInterviewsPath(company.urlName)}>
              {company.name}
            </a>
            <span className="dot" />
          </>
        ) : null}
        {facts.map((fact, place) => (
          <span key={fact} className={place === 0 ? undefined : 'dot'}>
            {fact}
          </span>
        ))}
      </p>
      <p className="report__mark">
        <Mark size={16} aria-hidden="true" />
        {isChecked ? messages.checked : messages.unchecked}
      </p>
      <ReportRounds rounds={interview.rounds} />
      {interview.story === '' ? null : <p className="read report__story">{interview.story}</p>}
      {interview.questions.length === 0 ? null : (
        <>
          <h4 className="vh">{messages.questionsOfReport}</h4>
          <ul className="report__questions">
            {interview.questions.map(({ questionId, text }) => (
              <li key={questionId}>
                <a className="link" href={questionPath(questionId)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <InterviewAnswer interview={interview} />
    </article>
  );
}

const InterviewAnswer = observer(function InterviewAnswer({ interview }: Pick<ReportCardProps, 'interview'>) {
  const { refreshReports } = useStore(InterviewsKey);
  const { interviewId, company, answer } = interview;
  return (
    <EmployerAnswerPart
      target={{ to: 'contribution', kind: 'interview', itemId: interviewId }}
      company={company}
      answer={answer ?? null}
      onChanged={refreshReports}
    />
  );
});
