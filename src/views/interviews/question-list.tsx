import type { InterviewQuestion } from '@/core/interviews/interview';
import { questionPath } from '@/core/interviews/interview-path';
import { messages } from './messages';

export interface QuestionListProps {
  readonly questions: readonly InterviewQuestion[];
  /** The first question has the number after this one; 0 if not given. */
  readonly start?: number;
  /** Says at which company each was asked. */
  readonly withCompany?: boolean;
}

/** Questions with how often they were asked, numbered. What several companies asked stands once, with one of them. */
export function QuestionList({ questions, start = 0, withCompany = false }: QuestionListProps) {
  return (
    <ol className="rows num" start={start + 1}>
      {questions.map(
        ({ questionId, text, company, companiesCount, designation, round, askedCount, answersCount }, place) => (
          <li key={questionId} className="asked">
            <span className="asked__number" aria-hidden="true">
              {start + place + 1}
            </span>
            <div>
              <h3 className="asked__text">
                <a href={questionPath(questionId)}>{text}</a>
              </h3>
              <p className="meta">
                {[
                  withCompany ? company.name : null,
                  designation?.name ?? (withCompany ? null : messages.allRoles),
                  round === null ? null : messages.round(round),
                ]
                  .filter((part) => part !== null)
                  .join(', ')}
              </p>
              {withCompany && companiesCount > 1 ? (
                <p className="meta">{messages.alsoAskedBy(companiesCount - 1)}</p>
              ) : null}
            </div>
            <p className="meta asked__counts">
              <span>{messages.askedTimes(askedCount)}</span>
              {answersCount === 0 ? (
                <a className="link" href={questionPath(questionId)}>
                  {messages.answerFirst}
                </a>
              ) : (
                <span>{messages.answers(answersCount)}</span>
              )}
            </p>
          </li>
        ),
      )}
    </ol>
  );
}
