import { createContext, use } from 'react';

/** The attributes of a control that come from its Field. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** Ids of hint, error and counter, separated by spaces; undefined when there are none. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

/** Carries the ids of a Field to the control inside it. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a native control to its Field; empty outside of one. */
export function useFieldAttributes(): {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
} {
  const field = use(FieldContext);
  if (field === null) {
    return {};
  }
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
  };
}
