import { computed } from 'mobx';
import type { FieldProblems } from '@/core/calculators/calculators/form-reading';
import type { CalculatorForm } from './calculator-form';

/** A calculator’s form with what is wrong in it. */
export interface FormOf {
  readonly form: CalculatorForm;
  readonly problems: FieldProblems;
}

/** Returns the text of one field: who reads it is not told of a key in another. */
export function typedIn({ form }: FormOf, name: string) {
  return computed(() => form.typed[name] ?? '');
}

/** Returns whether one of several fields has a problem, likewise. */
export function hasProblemIn(of: FormOf, names: readonly string[]) {
  return computed(() => names.some((name) => of.problems[name] !== undefined));
}

/** Returns the problem of one field, likewise; none while the field is being typed into, as most amounts are wrong half way. */
export function problemIn(of: FormOf, name: string) {
  return computed(() => (of.form.typing === name ? undefined : of.problems[name]));
}

/** The user leaves a field, or pasted into it: an amount in words is shown back in rupees, one that is refused as it is. */
export function settleField({ form, problems }: FormOf, name: string): void {
  if (problems[name] === undefined) form.settle(name);
}
