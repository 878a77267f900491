import type { InterviewQuestion } from '@/core/research/interviews/interview';
import { questionPath } from '@/core/research/interviews/interview-path';
import { messages } from './messages';

export interface QuestionListProps {
  readonly questions: readonly InterviewQuestion[];
  /** The number before the first question; 0 by default. */
  readonly start?: number;
  readonly withCompany?: boolean;
  /** The role whose reports are counted, if they are counted over all companies. */
  readonly countedFor?: string | null;
}

/** Lists a question of several companies once, with one of them. */
export function QuestionList({ questions, start = 0, withCompany = false, countedFor = null }: QuestionListProps) {
  return (
    <ol className="rows num" start={start + 1}>
      {questions.map((question, place) => (
        <li key={question.questionId} className="asked">
          <span className="asked__number" aria-hidden="true">
            {start + place + 1}
          </span>
          <div>
            <h3 className="asked__text">
              <a href={questionPath(question.questionId)}>{question.text}</a>
            </h3>
            <AskedWhere question={question} withCompany={withCompany} />
          </div>
          <AskedCounts question={question} withCompany={withCompany} countedFor={countedFor} />
        </li>
      ))}
    </ol>
  );
}

interface OfQuestion {
  readonly question: InterviewQuestion;
}

function AskedWhere({
  question: { company, companiesCount, designations, round },
  withCompany,
}: OfQuestion & Required<Pick<QuestionListProps, 'withCompany'>>) {
  const parts = [
    withCompany ? company.name : null,
    ...(designations.length === 0 && !withCompany ? [messages.anyRole] : designations.map(({ name }) => name)),
    round === null ? null : messages.round(round),
  ];
  return (
    <>
      <p className="meta">{parts.filter((part) => part !== null).join(', ')}</p>
      {withCompany && companiesCount > 1 ? <p className="meta">{messages.alsoAskedBy(companiesCount - 1)}</p> : null}
    </>
  );
}

function AskedCounts({
  question: { questionId, askedCount, answersCount, company },
  withCompany,
  countedFor,
}: OfQuestion & Required<Pick<QuestionListProps, 'withCompany' | 'countedFor'>>) {
  const asked = withCompany ? messages.askedTimesAt(askedCount, company.name) : messages.askedTimes(askedCount);
  return (
    <p className="meta asked__counts">
      <span>{countedFor === null ? asked : messages.askedTimesFor(askedCount, countedFor)}</span>
      {answersCount === 0 ? (
        <a className="link" href={questionPath(questionId)}>
          {messages.answerFirst}
        </a>
      ) : (
        <span>{messages.answers(answersCount)}</span>
      )}
    </p>
  );
}
