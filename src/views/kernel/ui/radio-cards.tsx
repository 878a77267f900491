import './radio-cards.css';
import type { ReactNode } from 'react';
import { use, useId } from 'react';
import { classNames } from './class-names';
import { FieldContext } from './field-context';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value | null;
  readonly onSelect: (value: Value) => void;
  /** The number of columns from 641 px. Narrower windows have one. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** Use it in a Field with `group`, which names it. */
export function RadioCards<Value extends string>({
  options,
  value,
  onSelect,
  columns = 1,
  className,
}: RadioCardsProps<Value>) {
  const name = useId();
  const field = use(FieldContext);
  return (
    <div className={classNames('picks', columns > 1 && `picks--${columns}`, className)}>
      {options.map((option) => (
        <label key={option.value} className="pick-card">
          {option.icon}
          <span className="strong">{option.label}</span>
          {option.hint === undefined ? null : <span className="meta">{option.hint}</span>}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={field?.describedBy}
            onChange={() => onSelect(option.value)}
          />
        </label>
      ))}
    </div>
  );
}
