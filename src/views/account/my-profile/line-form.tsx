import { observer } from 'mobx-react-lite';
import type { LineFormStore } from '@/stores/account/my-profile/line-form.store';
import { CharacterCounter } from '@/views/kernel/common/character-counter';
import { Field } from '@/views/kernel/ui/field';
import { TextInput } from '@/views/kernel/ui/text-input';
import { SmallForm } from './small-form';

export interface LineFormProps {
  readonly line: LineFormStore;
  readonly label: string;
  readonly hint: string;
  /** If unset, characters are not counted. */
  readonly limit?: number;
  readonly autoComplete?: string;
}

export const LineForm = observer(function LineForm({ line, label, hint, limit, autoComplete = 'off' }: LineFormProps) {
  const { form, text } = line;
  const counter = limit === undefined ? undefined : <CharacterCounter used={[...text].length} limit={limit} />;
  return (
    <SmallForm
      label={label}
      isBusy={form.isSubmitting}
      refusals={form.refusals}
      onSave={() => void line.save()}
      onCancel={line.cancel}
    >
      <Field label={label} labelHidden hint={hint} error={form.errors.line} counter={counter}>
        <TextInput value={text} onValueChange={line.change} autoComplete={autoComplete} />
      </Field>
    </SmallForm>
  );
});
