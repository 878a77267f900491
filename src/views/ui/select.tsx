import './fields.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

/** One choice of Select. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Everything a `<select>` takes, without inline styles. */
export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'style' | 'className' | 'value' | 'defaultValue' | 'children'> {
  readonly options: readonly SelectOption<Value>[];
  /** null while nothing is chosen; the placeholder shows then. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder: string;
  readonly className?: string | undefined;
}

/**
 * One of a known list. A native select: the picker, type-ahead and forced colours are the platform's own, on phones above all.
 * For long or remote lists use Combobox.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) {
  const field = useFieldAttributes();
  return (
    <div className={classNames('input select', className)}>
      <select
        {...field}
        {...rest}
        value={value ?? ''}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) {
            onValueChange(chosen.value);
          }
        }}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" />
    </div>
  );
}
