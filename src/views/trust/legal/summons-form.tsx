import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { SUMMONS_KINDS } from '@/core/trust/legal/summons';
import type { SummonsField } from '@/core/trust/legal/summons-form';
import { SummonsKey } from '@/stores/trust/legal/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { TextArea } from '@/views/kernel/ui/text-area';
import type { TextInputProps } from '@/views/kernel/ui/text-input';
import { TextInput } from '@/views/kernel/ui/text-input';
import { summonsMessages as messages } from './messages';
import { OrderField } from './order-field';

const KINDS = SUMMONS_KINDS.map((value) => ({ value, ...messages.kinds[value] }));
const MAX_DETAILS_LENGTH = 5_000;
const MAX_LINE_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 500;

export const SummonsForm = observer(function SummonsForm() {
  const summons = useStore(SummonsKey);
  const { draft, form } = summons;
  const formElement = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  useOpenOverlay();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void summons.send();
  };
  return (
    <Section title={messages.send} titleHidden>
      <form ref={formElement} className="grid gap-4" noValidate onSubmit={handleSubmit}>
        <Field label={messages.kind} group required error={form.errors.kind}>
          <RadioCards options={KINDS} value={draft.kind} columns={2} onSelect={(kind) => summons.change({ kind })} />
        </Field>
        <Line field="authority" hint={messages.authorityHint} />
        <div className="pairs">
          <Line field="officerName" autoComplete="name" />
          <Line field="designation" autoComplete="organization-title" />
        </div>
        <div className="pairs">
          <Line field="email" type="email" autoComplete="email" hint={messages.emailHint} />
          <Line field="phone" type="tel" autoComplete="tel" isOptional />
        </div>
        <div className="pairs">
          <Line field="reference" />
          <Line field="legalBasis" hint={messages.legalBasisHint} />
        </div>
        <Line field="subject" hint={messages.subjectHint} maxLength={MAX_SUBJECT_LENGTH} />
        <Field
          label={messages.details}
          required
          hint={messages.detailsHint}
          error={form.errors.details}
          counter={<CharacterCounter used={lengthOf(draft.details)} limit={MAX_DETAILS_LENGTH} />}
        >
          <TextArea
            value={draft.details}
            lines={5}
            onValueChange={(details) => summons.change({ details })}
            onBlur={() => form.leave('details')}
          />
        </Field>
        <OrderField />
        <Field label={messages.answerBy} aside={messages.optional} className="field--short">
          <TextInput type="date" value={draft.answerBy} onValueChange={(answerBy) => summons.change({ answerBy })} />
        </Field>
        <Button tone="primary" type="submit" className="justify-self-start" busy={form.isSubmitting}>
          {form.isSubmitting ? messages.sending : messages.send}
        </Button>
      </form>
    </Section>
  );
});

interface LineProps extends Pick<TextInputProps, 'type' | 'autoComplete' | 'maxLength'> {
  readonly field: Exclude<SummonsField, 'kind' | 'details' | 'order'>;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

const Line = observer(function Line({ field, hint, isOptional = false, ...input }: LineProps) {
  const { draft, form, change } = useStore(SummonsKey);
  return (
    <Field
      label={messages[field]}
      required={!isOptional}
      hint={hint}
      error={form.errors[field]}
      {...(isOptional ? { aside: messages.optional } : {})}
    >
      <TextInput
        maxLength={MAX_LINE_LENGTH}
        {...input}
        value={draft[field]}
        onValueChange={(value) => change({ [field]: value })}
        onBlur={() => form.leave(field)}
      />
    </Field>
  );
});
