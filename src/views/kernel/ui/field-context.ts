import { createContext, use } from 'react';

export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

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
