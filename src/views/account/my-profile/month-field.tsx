import { useId } from 'react';
import { Field } from '@/views/kernel/ui/field';
import { Select } from '@/views/kernel/ui/select';
import { monthMessages as messages } from './month-messages';

export interface MonthFieldProps {
  readonly label: string;
  readonly month: string;
  readonly year: string;
  readonly years: readonly string[];
  readonly error: string | undefined;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: string) => void;
}

const MONTHS = messages.months.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

export function MonthField({ label, month, year, years, error, onMonth, onYear }: MonthFieldProps) {
  const id = useId();
  return (
    <Field label={label} group required error={error}>
      <div className="grid grid-cols-2 gap-3">
        <Select
          id={`${id}-month`}
          aria-label={messages.monthOf(label)}
          options={MONTHS}
          value={month || null}
          placeholder={messages.month}
          onValueChange={onMonth}
        />
        <Select
          id={`${id}-year`}
          aria-label={messages.yearOf(label)}
          options={years.map((value) => ({ value, label: value }))}
          value={year || null}
          placeholder={messages.year}
          onValueChange={onYear}
        />
      </div>
    </Field>
  );
}
