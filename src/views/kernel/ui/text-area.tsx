import './fields.css';
import './text-area.css';
import type { ComponentPropsWithRef } from 'react';
import { afterPress } from './after-press';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';

/** Accepts all `<textarea>` attributes except inline styles; always controlled. */
export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'style' | 'className' | 'value' | 'defaultValue' | 'rows'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Height when empty, in lines. */
  readonly lines?: 1 | 2 | 3 | 5 | 8 | undefined;
  readonly className?: string | undefined;
}

/** Grows with the text. Takes id, description and error from a Field. */
export function TextArea({ value, onValueChange, onChange, onBlur, lines = 3, className, ...rest }: TextAreaProps) {
  const field = useFieldAttributes();
  return (
    <div className={classNames('input autogrow', lines !== 3 && `autogrow--${lines}`, className)} data-value={value}>
      <textarea
        {...field}
        {...rest}
        rows={1}
        value={value}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
