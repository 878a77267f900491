import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

/** One sentence per wrong field. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type Changing<Field extends string> = { [Name in Field]?: string };

/** The rules of a form. `Reason` is the failure of the form's use case or service. */
export interface FormRules<Field extends string, Reason = Failure> {
  /** The errors of what is filled in now, whether they are shown yet or not. */
  readonly check: () => FieldErrors<Field>;
  readonly refusalOf?: (reason: Reason) => FieldErrors<Field>;
}

/** The errors of a form and its way to the service; what is filled in is the store's own. */
export class Form<Field extends string, Reason = Failure> {
  isSubmitting = false;
  /** The view focuses the first error when this grows. */
  refusals = 0;
  private wasSubmitted = false;
  private leftFields: ReadonlySet<Field> = new Set();
  /** Errors by field from a call, until the fields are changed. */
  private refused: FieldErrors<Field> | null = null;
  readonly #rules: FormRules<Field, Reason>;
  /** Grows with each reset; answers to an earlier run are late. */
  #run = 0;

  constructor(rules: FormRules<Field, Reason>) {
    this.#rules = rules;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The faults of the fields that were left, of all after the first try to submit, and those that a call reported. */
  get errors(): FieldErrors<Field> {
    const shown: Changing<Field> = { ...this.found };
    for (const field in shown) {
      if (!this.wasSubmitted && !this.leftFields.has(field)) delete shown[field];
    }
    return this.refused === null ? shown : { ...this.refused, ...shown };
  }

  /** True if the rules find nothing wrong. */
  get isValid(): boolean {
    return isEmpty(this.found);
  }

  /** The user left a field: its error shows from now on. */
  leave(field: Field): void {
    this.leftFields = new Set([...this.leftFields, field]);
  }

  /** Shows the errors of some of the fields; returns whether there are none. */
  checkSome(isAsked: (field: Field) => boolean): boolean {
    const wrong: Field[] = [];
    for (const field in this.found) if (isAsked(field)) wrong.push(field);
    if (wrong.length === 0) return true;
    this.leftFields = new Set([...this.leftFields, ...wrong]);
    this.refusals += 1;
    return false;
  }

  /** The user changed fields: what a call said about them is over. */
  changed(...fields: readonly Field[]): void {
    if (this.refused === null) return;
    const rest: Changing<Field> = { ...this.refused };
    for (const field of fields) delete rest[field];
    this.refused = rest;
  }

  /** Shows errors beyond the form's own rules. */
  refuse(errors: FieldErrors<Field>): void {
    if (isEmpty(errors)) return;
    this.refused = this.refused === null ? errors : { ...this.refused, ...errors };
    this.refusals += 1;
  }

  /** Counts as a try to submit; returns whether the rules allow it. */
  attempt(): boolean {
    this.wasSubmitted = true;
    this.refused = null;
    if (this.isValid) return true;
    this.refusals += 1;
    return false;
  }

  /**
   * Sends the form if its rules allow it, once at a time, and shows what the service refuses. Null if nothing was
   * sent, and if the form was reset before the answer came.
   */
  async submit<Value>(send: () => Promise<Result<Value, Reason>>): Promise<Result<Value, Reason> | null> {
    if (this.isSubmitting || !this.attempt()) return null;
    const run = this.#run;
    this.isSubmitting = true;
    const answer = await send();
    if (run !== this.#run) return null;
    this.answered(answer);
    return answer;
  }

  /** No errors, nothing left, nothing under way: the form begins again. */
  reset(): void {
    this.#run += 1;
    this.isSubmitting = false;
    this.wasSubmitted = false;
    this.leftFields = new Set();
    this.refused = null;
  }

  private get found(): FieldErrors<Field> {
    return this.#rules.check();
  }

  private answered(answer: Result<unknown, Reason>): void {
    this.isSubmitting = false;
    const errors = answer.ok ? undefined : this.#rules.refusalOf?.(answer.failure);
    if (errors !== undefined) this.refuse(errors);
  }
}

function isEmpty(errors: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(errors).every((error) => error === undefined);
}
