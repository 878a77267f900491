import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { AccountEndKey } from '@/stores/account/settings/keys';
import { LinkedText } from '@/views/kernel/common/linked-text';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

const ENDS = [
  { value: 'erase', label: messages.erase, hint: messages.eraseHint },
  { value: 'unlink', label: messages.unlink, hint: messages.unlinkHint },
] as const;

export const DeleteAccount = observer(function DeleteAccount() {
  const end = useStore(AccountEndKey);
  const { form } = end;
  const formElement = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void end.delete();
  };
  return (
    <Section title={messages.remove}>
      <dl className="gone">
        <Consequence when={messages.removeNow}>{messages.removeNowText}</Consequence>
        <Consequence when={messages.removeSoon}>{messages.removeSoonText}</Consequence>
        <Consequence when={messages.removeLater}>{messages.removeLaterText}</Consequence>
        <Consequence when={messages.removeStays}>{messages.removeStaysText}</Consequence>
      </dl>
      <form ref={formElement} className="grid gap-4" noValidate onSubmit={handleSubmit}>
        <fieldset className="grid">
          <legend className="strong">{messages.contributions}</legend>
          {ENDS.map(({ value, label, hint }) => (
            <label key={value} className="either">
              <input
                type="radio"
                name="contributions"
                checked={end.contributions === value}
                onChange={() => end.chooseContributions(value)}
              />
              <span>
                {label}
                <small className="meta">{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Field
          label={messages.confirmWith(end.confirmation)}
          required
          className="field--confirm"
          hint={hintOf(end.typed, end.missing)}
          error={form.errors.confirmation}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={end.typed}
            onValueChange={end.type}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="danger" busy={form.isSubmitting}>
            {form.isSubmitting ? messages.removing : messages.removeAct}
          </Button>
        </div>
      </form>
    </Section>
  );
});

interface ConsequenceProps {
  readonly when: string;
  readonly children: string;
}

function Consequence({ when, children }: ConsequenceProps) {
  return (
    <div>
      <dt className="strong">{when}</dt>
      <dd>
        <LinkedText>{children}</LinkedText>
      </dd>
    </div>
  );
}

function hintOf(typed: string, missing: number | null): string {
  if (missing === null) return messages.wrongSoFar;
  const left = typed === '' || missing === 0 ? '' : `${plural(missing, messages.lettersToGo)}. `;
  return `${left}${messages.irreversible}`;
}
