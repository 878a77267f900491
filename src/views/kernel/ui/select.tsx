import './fields.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly group?: string | undefined;
}

/** Accepts all `<select>` attributes except inline styles. */
export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'style' | 'className' | 'value' | 'defaultValue' | 'children'> {
  readonly options: readonly SelectOption<Value>[];
  /** If null, the placeholder is shown. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder: string;
  readonly className?: string | undefined;
}

/**
 * Uses the native element for the platform's picker, type-ahead and forced colours. For long or remote lists use
 * Combobox.
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
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const members = options.filter((option) => option.group === group).map(optionOf);
          return group === undefined ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          );
        })}
      </select>
      <ChevronDown size={18} aria-hidden="true" />
    </div>
  );
}

function optionOf({ value, label, disabled }: SelectOption<string>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
