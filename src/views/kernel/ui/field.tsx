import './fields.css';
import type { ReactNode } from 'react';
import { useId, useMemo } from 'react';
import { classNames } from './class-names';
import { ErrorLine } from './error-line';
import { FieldContext } from './field-context';

export interface FieldProps {
  readonly label: string;
  /** Exactly one control: TextInput, TextArea, Select, Combobox or RadioCards. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  /** The error and its remedy, as a sentence; null or '' for none. */
  readonly error?: string | null | undefined;
  /** The one-tap way out of the error ("Use ₹16,80,000"). */
  readonly fix?: { readonly label: string; readonly onFix: () => void } | null | undefined;
  /** A CharacterCounter for a text of limited length. */
  readonly counter?: ReactNode;
  /** A grey word after the label, such as "optional". */
  readonly aside?: string | undefined;
  readonly required?: boolean | undefined;
  /** The label is for screen readers only; another text says it to the eye. */
  readonly labelHidden?: boolean | undefined;
  /** The control is a group of radios: the field becomes a fieldset and the label its legend, with the error below it. */
  readonly group?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A label above, a control, and below it a hint, an error with its fix, and a counter. Ties them together for assistive technology. The error of a group is above
 * its cards: the first of them gets the focus, and what is below the last one is out of sight on a phone.
 */
export function Field({
  label,
  children,
  hint,
  error,
  fix,
  counter,
  aside,
  required = false,
  labelHidden = false,
  group = false,
  className,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const invalid = Boolean(error);
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const describedBy = classNames(invalid && errorId, hasHint && hintId);
  const control = useMemo(
    () => ({ id, labelId, describedBy, invalid, required }),
    [id, labelId, describedBy, invalid, required],
  );
  const Root = group ? 'fieldset' : 'div';
  const labelText = (
    <>
      {label}
      {aside === undefined ? null : <span className="meta"> {aside}</span>}
    </>
  );
  const labelClass = labelHidden ? 'vh' : 'field__label';
  const errorLine = (
    <div aria-live="polite">
      {invalid ? (
        <ErrorLine id={errorId} fix={fix}>
          {error}
        </ErrorLine>
      ) : null}
    </div>
  );
  return (
    <Root
      className={classNames('field', className)}
      {...(group && describedBy !== undefined ? { 'aria-describedby': describedBy } : {})}
    >
      {group ? (
        <>
          <legend id={labelId} className={labelClass}>
            {labelText}
          </legend>
          {errorLine}
        </>
      ) : (
        <label id={labelId} htmlFor={id} className={labelClass}>
          {labelText}
        </label>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <div className="field__note">
        <div>
          {group ? null : errorLine}
          {hasHint ? (
            <p className="hint" id={hintId}>
              {hint}
            </p>
          ) : null}
        </div>
        {counter}
      </div>
    </Root>
  );
}
