import './report-parts.css';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { formatPeriod } from '@/core/formatting/period';
import type { Interview } from '@/core/interviews/interview';
import { companyInterviewsPath, questionPath } from '@/core/interviews/interview-address';
import { ReportButton } from '../reports/report-button';
import { messages } from './messages';

export interface ReportCardProps {
  readonly interview: Interview;
  /** Says at which company it was. */
  readonly withCompany?: boolean;
}

/** A report: how it ended, month only, what was checked, its rounds in the order of days, and the questions. */
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
      <h3 className="h3">
        {messages.reportTitle(
          designation?.name ?? family ?? messages.anyRole,
          outcome === null ? null : messages.outcome[outcome],
        )}
      </h3>
      <p className="meta num">
        {withCompany ? (
          <>
            <a className="link" href={companyInterviewsPath(company.key)}>
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
      <div className="acts">
        <ReportButton type="interview" id={interview.interviewId} />
      </div>
    </article>
  );
}

/** The rounds of an interview in the order of days. */
export function ReportRounds({ rounds }: Pick<Interview, 'rounds'>) {
  if (rounds.length === 0) return null;
  return (
    <ol className="rounds">
      {rounds.map(({ name, minutes, day }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id, and never move.
        <li key={place}>
          <span className="strong">{name}</span>
          <small className="num">
            {[minutes === null ? null : messages.minutes(minutes), day === null ? null : messages.day(day)]
              .filter((part) => part !== null)
              .join(', ')}
          </small>
        </li>
      ))}
    </ol>
  );
}
