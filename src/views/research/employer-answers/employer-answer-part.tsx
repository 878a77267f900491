import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { formatMonth } from '@/core/kernel/formatting/date';
import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import { isWithdrawn } from '@/core/kernel/moderated/employer-answer';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { AnsweringKey } from '@/stores/research/employer-answers/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ReportButton } from '@/views/trust/reports/report-button';
import type { AnswerActionsProps } from './answer-actions';
import { messages } from './messages';

const AnswerActions = lazy(() => import('./answer-actions').then(({ AnswerActions: View }) => ({ default: View })));

/** Renders nothing for readers if there is no answer. */
export const EmployerAnswerPart = observer(function EmployerAnswerPart(props: AnswerActionsProps) {
  const { answer, company } = props;
  const answering = useStore(AnsweringKey);
  const { findClaims } = answering;
  useEffect(() => void findClaims(), [findClaims]);
  return (
    <>
      {answer === null ? null : <FoldedAnswer answer={answer} company={company.name} />}
      {answering.actsFor(company.urlName) ? (
        <Suspense>
          <AnswerActions {...props} />
        </Suspense>
      ) : null}
    </>
  );
});

interface FoldedAnswerProps {
  readonly answer: EmployerAnswer;
  readonly company: string;
}

const FoldedAnswer = observer(function FoldedAnswer({ answer, company }: FoldedAnswerProps) {
  const { screens } = useStore(NavigationKey);
  return (
    <details className="folded">
      <summary>
        {messages.from(company)}
        {answer.month === null ? null : (
          <span className="meta">
            <span className="dot" /> {formatMonth(answer.month)}
          </span>
        )}
      </summary>
      <AnswerBody answer={answer} />
      <div className="acts">
        <TextLink to={screens.addressOf('Answer', { answerId: answer.answerId }) ?? '/'} look="plain" className="act">
          {messages.open}
        </TextLink>
        {isWithdrawn(answer) ? null : <ReportButton type="answer" id={answer.answerId} />}
      </div>
    </details>
  );
});

export function AnswerBody({ answer }: Pick<FoldedAnswerProps, 'answer'>) {
  const { text, isEdited, reply } = answer;
  return (
    <>
      {isWithdrawn(answer) ? <p className="meta">{messages.withdrawn}</p> : <p className="read">{text}</p>}
      {isEdited ? <p className="meta">{messages.edited}</p> : null}
      {reply === null ? null : (
        <>
          <p className="strong">{messages.reply}</p>
          <p className="read">{reply.text}</p>
          <div className="acts">
            <ReportButton type="answer" id={reply.answerId} label={messages.reportReply} />
          </div>
        </>
      )}
    </>
  );
}
