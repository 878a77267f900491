import './fields.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Checkbox({ label, checked, onCheckedChange, disabled = false, className }: CheckboxProps) {
  return (
    <label className={classNames('check', className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
