import './fields.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { afterPress } from './after-press';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

/** Accepts all `<input>` attributes except inline styles. */
export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'className' | 'prefix'> {
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly className?: string | undefined;
}

/** An input of 48 px height. Takes id, description and error from a Field. */
export function TextInput({ onValueChange, onChange, onBlur, before, after, className, ...rest }: TextInputProps) {
  const field = useFieldAttributes();
  return (
    <div className={classNames('input', className)}>
      {typeof before === 'string' ? <span className="input__unit">{before}</span> : before}
      <input
        type="text"
        {...field}
        {...rest}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {typeof after === 'string' ? <span className="input__unit">{after}</span> : after}
    </div>
  );
}
