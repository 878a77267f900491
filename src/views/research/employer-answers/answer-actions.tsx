import { observer } from 'mobx-react-lite';
import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import { isWithdrawn } from '@/core/kernel/moderated/employer-answer';
import type { AnswerTarget } from '@/core/research/employer-answers/answer-target';
import { AnsweringKey } from '@/stores/research/employer-answers/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { AnswerForm } from './answer-form';
import { messages } from './messages';

export interface AnswerActionsProps {
  readonly target: AnswerTarget;
  readonly company: { readonly urlName: string; readonly name: string };
  readonly answer: EmployerAnswer | null;
  /** Reloads the contribution after a change. */
  readonly onChanged: () => Promise<void>;
}

/** Renders for claimants only: import it with `lazy()`. */
export const AnswerActions = observer(function AnswerActions({
  target,
  answer: shown,
  company,
  onChanged,
}: AnswerActionsProps) {
  const answer = shown !== null && isWithdrawn(shown) ? null : shown;
  const answering = useStore(AnsweringKey);
  const written: AnswerTarget = answer === null ? target : { to: 'own', answerId: answer.answerId };
  const handleWithdraw = async (answerId: string) => {
    if (await answering.withdraw(answerId)) await onChanged();
  };
  if (answering.isOpenFor(written))
    return <AnswerForm label={messages.field} hint={messages.hint} onSent={onChanged} />;
  return (
    <div className="acts">
      <button type="button" className="act" onClick={() => answering.open(written, answer?.text)}>
        {answer === null ? messages.answer(company.name) : messages.edit}
      </button>
      {answer === null ? null : (
        <button type="button" className="act" onClick={() => void handleWithdraw(answer.answerId)}>
          {messages.withdraw}
        </button>
      )}
    </div>
  );
});
