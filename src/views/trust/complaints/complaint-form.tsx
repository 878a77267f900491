import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { COMPLAINT_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import {
  COMPLAINT_SUBJECTS,
  complaintAddressFor,
  subjectOfAddress,
} from '@/core/trust/complaints/complaint-address.rules';
import { complaintMessages } from '@/core/trust/complaints/complaint-messages';
import { ComplainKey } from '@/stores/trust/complaints/keys';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { TextArea } from '@/views/kernel/ui/text-area';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

const GROUNDS = COMPLAINT_GROUNDS.map((value) => ({
  value,
  label: complaintMessages.grounds[value],
  hint: messages.within(value),
}));
const SUBJECTS = COMPLAINT_SUBJECTS.map((value) => ({ value, ...messages.subjects[value] }));
const MAX_ADDRESS_LENGTH = 500;
const MAX_DETAILS_LENGTH = 5_000;
const MAX_EMAIL_LENGTH = 254;

export const ComplaintForm = observer(function ComplaintForm() {
  const { draft, form, isLoggedIn, change, send } = useStore(ComplainKey);
  const subject = subjectOfAddress(draft.address);
  const formElement = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  useOpenOverlay();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Section title={messages.send} titleHidden>
      <form ref={formElement} className="grid gap-4" noValidate onSubmit={handleSubmit}>
        <Field label={messages.address} required hint={messages.addressHint} error={form.errors.address}>
          <TextInput
            value={draft.address}
            maxLength={MAX_ADDRESS_LENGTH}
            onValueChange={(address) => change({ address })}
            onBlur={() => form.leave('address')}
          />
        </Field>
        {subject === null ? null : (
          <Field label={messages.subject} group>
            <RadioCards
              options={SUBJECTS}
              value={subject}
              onSelect={(chosen) => change({ address: complaintAddressFor(draft.address, chosen) })}
            />
          </Field>
        )}
        <Field label={messages.ground} group required error={form.errors.ground}>
          <RadioCards options={GROUNDS} value={draft.ground} onSelect={(ground) => change({ ground })} />
        </Field>
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
            onValueChange={(details) => change({ details })}
            onBlur={() => form.leave('details')}
          />
        </Field>
        <Field
          label={messages.email}
          required={!isLoggedIn}
          hint={isLoggedIn ? messages.emailOfUser : messages.emailHint}
          error={form.errors.email}
          {...(isLoggedIn ? { aside: messages.optional } : {})}
        >
          <TextInput
            type="email"
            autoComplete="email"
            value={draft.email}
            maxLength={MAX_EMAIL_LENGTH}
            onValueChange={(email) => change({ email })}
            onBlur={() => form.leave('email')}
          />
        </Field>
        <Field label={messages.company} group hint={messages.companyHint} aside={messages.optional}>
          <Checkbox
            label={messages.forCompany}
            checked={draft.isForCompany}
            onCheckedChange={(isForCompany) => change({ isForCompany })}
          />
        </Field>
        <Button tone="primary" type="submit" className="justify-self-start" busy={form.isSubmitting}>
          {form.isSubmitting ? messages.sending : messages.send}
        </Button>
      </form>
    </Section>
  );
});
