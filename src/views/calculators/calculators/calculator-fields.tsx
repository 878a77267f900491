import { observer } from 'mobx-react-lite';
import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { exact } from '@/core/calculators/calculators/exact';
import { readAmount } from '@/core/kernel/formatting/amount-input';
import { groupIndian, LAKH } from '@/core/kernel/formatting/indian-number';
import { settleField } from '@/stores/calculators/calculators/field-value';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { GroupedInput } from '@/views/kernel/ui/grouped-input';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Select } from '@/views/kernel/ui/select';
import { Slider } from '@/views/kernel/ui/slider';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './messages';
import type { FieldOf } from './use-field';
import { useErrorOf, useTyped } from './use-field';

export interface AmountFieldProps extends FieldOf {
  /** In rupees. */
  readonly slider?: { readonly max: number; readonly step: number };
  readonly isOptional?: boolean;
}

export const AmountField = observer(function AmountField({
  of,
  name,
  label,
  hint,
  slider,
  isOptional,
}: AmountFieldProps) {
  const { form } = of;
  const typed = useTyped(of, name);
  const error = useErrorOf(of, name);
  const read = readAmount(typed);
  const amount = typeof read === 'number' ? read : 0;
  return (
    <div className="calc-field">
      <Field label={label} hint={hint} aside={isOptional ? messages.optional : undefined} {...error}>
        <GroupedInput
          before="₹"
          inputMode="text"
          maxLength={40}
          value={typed}
          onType={(text) => form.type(name, text)}
          onSettle={() => settleField(of, name)}
        />
      </Field>
      {slider === undefined ? null : (
        <Slider
          label={messages.slider(label)}
          min={0}
          max={slider.max}
          step={slider.step}
          value={amount}
          valueText={rupeesText(exact(amount))}
          ends={['₹0', `₹${groupIndian(slider.max / LAKH)} L`]}
          onSlide={(value) => form.type(name, String(value))}
        />
      )}
    </div>
  );
});

export interface RateFieldProps extends FieldOf {
  readonly unit?: string;
  readonly isOptional?: boolean;
}

export const RateField = observer(function RateField({ of, name, label, hint, unit, isOptional }: RateFieldProps) {
  const { form } = of;
  const typed = useTyped(of, name);
  const error = useErrorOf(of, name);
  return (
    <Field label={label} hint={hint} aside={isOptional ? messages.optional : undefined} {...error}>
      <TextInput
        after={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed}
        onValueChange={(text) => form.change({ [name]: text })}
      />
    </Field>
  );
});

export const TextField = observer(function TextField({ of, name, label }: Pick<FieldOf, 'of' | 'name' | 'label'>) {
  const typed = useTyped(of, name);
  return (
    <Field label={label} aside={messages.optional}>
      <TextInput
        autoComplete="off"
        maxLength={80}
        value={typed}
        onValueChange={(text) => of.form.change({ [name]: text })}
      />
    </Field>
  );
});

export const DayField = observer(function DayField({ of, name, label, hint }: FieldOf) {
  const { form } = of;
  const typed = useTyped(of, name);
  const error = useErrorOf(of, name);
  return (
    <Field label={label} hint={hint} {...error}>
      <TextInput type="date" autoComplete="off" value={typed} onValueChange={(text) => form.change({ [name]: text })} />
    </Field>
  );
});

export interface ChoiceFieldProps extends FieldOf {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
}

export const ChoiceField = observer(function ChoiceField({
  of,
  name,
  label,
  hint,
  options,
  placeholder,
}: ChoiceFieldProps) {
  const { form } = of;
  const typed = useTyped(of, name);
  const error = useErrorOf(of, name);
  return (
    <Field label={label} hint={hint} {...error}>
      <Select
        options={options}
        value={options.some(({ value }) => value === typed) ? typed : null}
        placeholder={placeholder ?? label}
        onValueChange={(value) => form.change({ [name]: value })}
      />
    </Field>
  );
});

export const CardsField = observer(function CardsField({ of, name, label, hint, options }: ChoiceFieldProps) {
  const { form } = of;
  const typed = useTyped(of, name);
  const error = useErrorOf(of, name);
  return (
    <Field group label={label} hint={hint} {...error}>
      <RadioCards
        className="calc-cards"
        options={options}
        value={typed === '' ? null : typed}
        onSelect={(value) => form.change({ [name]: value })}
      />
    </Field>
  );
});

export const CheckboxField = observer(function CheckboxField({
  of,
  name,
  label,
}: Pick<FieldOf, 'of' | 'name' | 'label'>) {
  const { form } = of;
  const typed = useTyped(of, name);
  return (
    <Checkbox
      label={label}
      checked={typed === 'yes'}
      onCheckedChange={(checked) => form.change({ [name]: checked ? 'yes' : 'no' })}
    />
  );
});

export function optionsOf<Value extends string>(texts: Readonly<Record<Value, string>>) {
  return Object.entries<string>(texts).map(([value, label]) => ({ value, label }));
}
