import './fields.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { afterPress } from './after-press';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

/** Everything an `<input>` takes, without inline styles. */
export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'className' | 'prefix'> {
  /** Called with the new text; `onChange` remains for those who need the event. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Inside the box before the text: an icon, a monogram, "₹". */
  readonly before?: ReactNode;
  /** Inside the box after the text: a unit, a button. */
  readonly after?: ReactNode;
  readonly className?: string | undefined;
}

/** One line of text, 48 px high. Inside a Field it takes its id, description and error from there. */
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
