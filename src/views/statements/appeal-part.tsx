import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { formatDate } from '@/core/formatting/date';
import { MAX_APPEAL_LENGTH } from '@/core/statements/appeal.rules';
import type { AppealState } from '@/core/statements/statement';
import { StatementKey } from '@/stores/statements/keys';
import { useFirstErrorFocus } from '../common/use-first-error-focus';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Section } from '../ui/section';
import { TextArea } from '../ui/text-area';
import { messages } from './messages';

/** The author's appeal: a sentence to send, or the day on which it was sent. Nothing where none is possible. */
export const AppealPart = observer(function AppealPart({ appeal }: { readonly appeal: AppealState }) {
  const { isOpen, until, sentOn } = appeal;
  if (sentOn === null && !isOpen) return null;
  return (
    <Section title={messages.appeal}>
      {sentOn === null ? (
        <>
          <p className="read">{messages.appealLead(formatDate(until, 'day'))}</p>
          <AppealForm />
        </>
      ) : (
        <p className="read" role="status">
          {messages.appealed(formatDate(sentOn, 'day'))}
        </p>
      )}
    </Section>
  );
});

const AppealForm = observer(function AppealForm() {
  const { appealForm, sentence, write, sendAppeal } = useStore(StatementKey);
  const formElement = useFirstErrorFocus<HTMLFormElement>(appealForm.refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendAppeal();
  };
  return (
    <form ref={formElement} className="grid gap-4 mt-3" noValidate onSubmit={handleSubmit}>
      <Field label={messages.sentence} required error={appealForm.errors.sentence}>
        <TextArea value={sentence} lines={2} maxLength={MAX_APPEAL_LENGTH} onValueChange={write} />
      </Field>
      <Button tone="primary" type="submit" className="justify-self-start" busy={appealForm.isSubmitting}>
        {appealForm.isSubmitting ? messages.sendingAppeal : messages.sendAppeal}
      </Button>
    </form>
  );
});
