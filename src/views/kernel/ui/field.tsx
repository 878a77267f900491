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
  readonly error?: string | null | undefined;
  readonly fix?: { readonly label: string; readonly onFix: () => void } | null | undefined;
  readonly counter?: ReactNode;
  readonly aside?: string | undefined;
  readonly required?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  /** True for radios, which get a fieldset with a legend. */
  readonly group?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * Ties label, hint, error and counter to the control. A group's error is above its cards, since the first card gets the
 * focus.
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
