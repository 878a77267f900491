import { useId } from 'react';
import { LAKH_CHOICES, THOUSAND_CHOICES } from '@/core/research/contribute/salary-choices';
import type { ChosenAmount } from '@/core/research/contribute/salary-form';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { messages } from './messages';
import { salaryMessages as texts } from './salary-messages';

export interface AmountFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly amount: ChosenAmount;
  readonly required?: boolean;
  readonly error: string | undefined;
  /** Null if the user need not confirm the amount. */
  readonly onConfirm: (() => void) | null;
  readonly onChange: (amount: ChosenAmount) => void;
  readonly onLeave: () => void;
}

const NONE = 'none';
const lakhChoices = LAKH_CHOICES.map((lakhs) => ({ value: String(lakhs), label: texts.lakhsText(lakhs) }));
const thousandChoices = THOUSAND_CHOICES.map((thousand) => ({
  value: String(thousand),
  label: texts.thousandText(thousand),
}));
const optionalLakhs = [{ value: NONE, label: texts.none }, ...lakhChoices];

export function AmountField({
  label,
  hint,
  amount,
  required = false,
  error,
  onConfirm,
  onChange,
  onLeave,
}: AmountFieldProps) {
  const id = useId();
  return (
    <Field
      label={label}
      group
      required={required}
      {...(required ? {} : { aside: messages.optional })}
      hint={hint}
      error={error}
      fix={error === undefined || onConfirm === null ? null : { label: texts.confirm, onFix: onConfirm }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          id={`${id}-lakhs`}
          aria-label={texts.lakhsOf(label)}
          options={required ? lakhChoices : optionalLakhs}
          value={amount.lakhs === null ? null : String(amount.lakhs)}
          placeholder={texts.lakhs}
          onValueChange={(chosen) => onChange({ ...amount, lakhs: chosen === NONE ? null : Number(chosen) })}
          onBlur={onLeave}
        />
        <Select
          id={`${id}-thousand`}
          aria-label={texts.thousandOf(label)}
          options={thousandChoices}
          value={amount.thousand === null ? null : String(amount.thousand)}
          placeholder={texts.thousand}
          onValueChange={(chosen) => onChange({ ...amount, thousand: Number(chosen) })}
        />
      </div>
    </Field>
  );
}
