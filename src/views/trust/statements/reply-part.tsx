import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useEffect } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import type { Statement } from '@/core/trust/statements/statement';
import { StatementKey } from '@/stores/trust/statements/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { TextArea } from '@/views/kernel/ui/text-area';
import { messages } from './messages';

/** Shows the reply form, or the day on which the reply was sent. Renders nothing if no reply is possible. */
export const ReplyPart = observer(function ReplyPart({ act, reply }: Pick<Statement, 'act' | 'reply'>) {
  const { isOpen, until, sentOn } = reply;
  const isAsked = act === 'ASKED';
  const texts = isAsked ? messages.answer : messages.appeal;
  if (sentOn === null && !isOpen) return isAsked ? <p className="read">{messages.answer.over}</p> : null;
  return (
    <Section title={texts.title}>
      {sentOn === null ? (
        <>
          <p className="read">{texts.lead(formatDate(until, 'day'))}</p>
          <ReplyForm texts={texts} />
        </>
      ) : (
        <p className="read" role="status">
          {texts.sent(formatDate(sentOn, 'day'))}
        </p>
      )}
    </Section>
  );
});

interface ReplyFormProps {
  readonly texts: typeof messages.answer | typeof messages.appeal;
}

const ReplyForm = observer(function ReplyForm({ texts }: ReplyFormProps) {
  const { replyForm, sentence, maxLength, write, restore, sendReply } = useStore(StatementKey);
  useEffect(() => restore(), [restore]);
  const formElement = useFirstErrorFocus<HTMLFormElement>(replyForm.refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendReply();
  };
  return (
    <form ref={formElement} className="grid gap-4 mt-3" noValidate onSubmit={handleSubmit}>
      <Field
        label={texts.field}
        required
        error={replyForm.errors.sentence}
        counter={<CharacterCounter used={lengthOf(sentence)} limit={maxLength} />}
      >
        <TextArea value={sentence} lines={texts.lines} onValueChange={write} />
      </Field>
      <Button tone="primary" type="submit" className="justify-self-start" busy={replyForm.isSubmitting}>
        {replyForm.isSubmitting ? texts.sending : texts.send}
      </Button>
    </form>
  );
});
