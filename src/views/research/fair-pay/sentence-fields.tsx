import { observer } from 'mobx-react-lite';
import { settleField } from '@/stores/calculators/calculators/field-value';
import type { FieldOf } from '@/views/calculators/calculators/use-field';
import { useErrorOf, useTyped } from '@/views/calculators/calculators/use-field';
import { Field } from '@/views/kernel/ui/field';
import { GroupedInput } from '@/views/kernel/ui/grouped-input';
import { TextInput } from '@/views/kernel/ui/text-input';

/** The surrounding words are the visible label. */
interface BoxProps extends Omit<FieldOf, 'hint'> {
  readonly placeholder: string;
}

export const AmountBox = observer(function AmountBox({ of, name, label, placeholder }: BoxProps) {
  return (
    <Field label={label} labelHidden {...useErrorOf(of, name)}>
      <GroupedInput
        before="₹"
        inputMode="text"
        maxLength={40}
        placeholder={placeholder}
        value={useTyped(of, name)}
        onType={(text) => of.form.type(name, text)}
        onSettle={() => settleField(of, name)}
      />
    </Field>
  );
});

export const NumberBox = observer(function NumberBox({ of, name, label, placeholder }: BoxProps) {
  return (
    <Field label={label} labelHidden {...useErrorOf(of, name)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        placeholder={placeholder}
        value={useTyped(of, name)}
        onValueChange={(text) => of.form.change({ [name]: text })}
      />
    </Field>
  );
});
