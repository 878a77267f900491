import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { COMPANY_SIZES } from '@/core/research/company/company-size.rules';
import {
  CORRECTED_FIELDS,
  MAX_CORRECTED_FACT_LENGTH,
  MAX_SOURCE_LENGTH,
} from '@/core/research/employer-corrections/correction.rules';
import { CorrectionsKey } from '@/stores/research/employer-corrections/keys';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { Select } from '@/views/kernel/ui/select';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';

const FIELDS = CORRECTED_FIELDS.map((value) => ({ value, label: messages.fields[value] }));
const SIZES = COMPANY_SIZES.map(({ label }) => ({ value: label, label }));

export interface CorrectionFormProps {
  readonly domain: string;
}

export const CorrectionForm = observer(function CorrectionForm({ domain }: CorrectionFormProps) {
  const corrections = useStore(CorrectionsKey);
  const { field, draft, form, chosen, failure, isSent } = corrections;
  const element = useFirstErrorFocus<HTMLFormElement>(form.refusals);
  const present = chosen?.value ?? messages.unknown;
  const isSite = field === 'WEBSITE' || field === 'CAREER_SITE';
  return (
    <Section title={messages.form}>
      <form
        ref={element}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void corrections.send();
        }}
      >
        <Field label={messages.field}>
          <Select
            name="field"
            value={field}
            onValueChange={corrections.choose}
            placeholder={messages.choose}
            options={FIELDS}
          />
        </Field>
        <Field
          label={messages.value}
          hint={isSite ? messages.atDomain(present, domain) : messages.now(present)}
          error={form.errors.value}
          required
        >
          {field === 'EMPLOYEES_WORLDWIDE' ? (
            <Select
              name="value"
              value={draft.value}
              onValueChange={(value) => corrections.write('value', value)}
              placeholder={messages.choose}
              options={SIZES}
            />
          ) : (
            <TextInput
              name="value"
              maxLength={MAX_CORRECTED_FACT_LENGTH}
              inputMode={isSite ? 'url' : 'text'}
              value={draft.value}
              onValueChange={(value) => corrections.write('value', value)}
            />
          )}
        </Field>
        <Field label={messages.source} hint={messages.sourceHint} error={form.errors.source} required>
          <TextInput
            name="source"
            inputMode="url"
            maxLength={MAX_SOURCE_LENGTH}
            value={draft.source}
            onValueChange={(source) => corrections.write('source', source)}
          />
        </Field>
        {failure === null ? null : <ErrorLine isAlert>{failureReasonOf(failure)}</ErrorLine>}
        <div>
          <Button tone="primary" type="submit" busy={form.isSubmitting}>
            {form.isSubmitting ? messages.sending : messages.send}
          </Button>
        </div>
        <p role="status">{isSent ? messages.sent : null}</p>
      </form>
    </Section>
  );
});
