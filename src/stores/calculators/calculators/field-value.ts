import { computed } from 'mobx';
import type { FieldProblems } from '@/core/calculators/calculators/form-reading';
import type { CalculatorForm } from './calculator-form';

export interface FormOf {
  readonly form: CalculatorForm;
  readonly problems: FieldProblems;
}

/** Returns the text of one field. Readers are not notified of changes to others. */
export function typedIn({ form }: FormOf, name: string) {
  return computed(() => form.typed[name] ?? '');
}

export function hasProblemIn(of: FormOf, names: readonly string[]) {
  return computed(() => names.some((name) => of.problems[name] !== undefined));
}

/** Returns null while the field is being typed into, since most amounts are incomplete then. */
export function problemIn(of: FormOf, name: string) {
  return computed(() => (of.form.typing === name ? undefined : of.problems[name]));
}

/** Called on blur or paste. Shows an amount in words as rupees, and a refused one as typed. */
export function settleField({ form, problems }: FormOf, name: string): void {
  if (problems[name] === undefined) form.settle(name);
}
