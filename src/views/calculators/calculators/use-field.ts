import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { FormOf } from '@/stores/calculators/calculators/field-value';
import { problemIn, typedIn } from '@/stores/calculators/calculators/field-value';

export interface FieldOf {
  readonly of: FormOf;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Does not rerender the caller when another field changes. */
export function useTyped(of: FormOf, name: string): string {
  return useMemo(() => typedIn(of, name), [of, name]).get();
}

export function useErrorOf(of: FormOf, name: string) {
  const problem = useMemo(() => problemIn(of, name), [of, name]).get();
  const fix = problem?.fix;
  return {
    error: problem?.text ?? null,
    fix: fix ? { label: fix.label, onFix: () => of.form.change({ [name]: fix.typed }) } : null,
  };
}
