import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { MAX_ANSWER_LENGTH } from '@/core/research/employer-answers/answer-limits.rules';
import { AnsweringKey } from '@/stores/research/employer-answers/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { TextArea } from '@/views/kernel/ui/text-area';
import { messages } from './messages';

export interface AnswerFormProps {
  readonly label: string;
  readonly hint: string;
  readonly onSent: () => Promise<void>;
}

/** Escape closes the form and keeps the text. */
export const AnswerForm = observer(function AnswerForm({ label, hint, onSent }: AnswerFormProps) {
  const answering = useStore(AnsweringKey);
  const { form, text } = answering;
  const formElement = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await answering.send()) await onSent();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Stops the event, because the photo gallery handles arrow keys and Escape.
    event.stopPropagation();
    if (event.key === 'Escape') answering.close();
  };
  return (
    <form
      ref={formElement}
      className="grid gap-3"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={handleKeyDown}
    >
      <Field
        label={label}
        hint={hint}
        required
        error={form.errors.text}
        counter={<CharacterCounter used={lengthOf(text)} limit={MAX_ANSWER_LENGTH} />}
      >
        <TextArea value={text} lines={5} onValueChange={answering.write} />
      </Field>
      <div className="flex gap-3">
        <Button tone="primary" type="submit" busy={form.isSubmitting}>
          {form.isSubmitting ? messages.sending : messages.send}
        </Button>
        <Button type="button" onClick={answering.close}>
          {messages.close}
        </Button>
      </div>
    </form>
  );
});
