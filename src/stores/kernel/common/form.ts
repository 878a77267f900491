import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';

export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type Changing<Field extends string> = { [Name in Field]?: string };

export interface FormRules<Field extends string, Reason = Failure> {
  readonly check: () => FieldErrors<Field>;
  readonly refusalOf?: (reason: Reason) => FieldErrors<Field>;
}

/** The errors of a form and its submission. The values belong to the store. */
export class Form<Field extends string, Reason = Failure> {
  isSubmitting = false;
  /** The view focuses the first error when this increases. */
  refusals = 0;
  private wasSubmitted = false;
  private leftFields: ReadonlySet<Field> = new Set();
  private refused: FieldErrors<Field> | null = null;
  readonly #rules: FormRules<Field, Reason>;
  /** Incremented on reset, so that responses to earlier runs are ignored. */
  #run = 0;

  constructor(rules: FormRules<Field, Reason>) {
    this.#rules = rules;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Errors of visited fields, of all fields after the first submission, and of the last call. */
  get errors(): FieldErrors<Field> {
    const shown: Changing<Field> = { ...this.found };
    for (const field in shown) {
      if (!this.wasSubmitted && !this.leftFields.has(field)) delete shown[field];
    }
    return this.refused === null ? shown : { ...this.refused, ...shown };
  }

  get isValid(): boolean {
    return isEmpty(this.found);
  }

  leave(field: Field): void {
    this.leftFields = new Set([...this.leftFields, field]);
  }

  checkSome(isAsked: (field: Field) => boolean): boolean {
    const wrong: Field[] = [];
    for (const field in this.found) if (isAsked(field)) wrong.push(field);
    if (wrong.length === 0) return true;
    this.leftFields = new Set([...this.leftFields, ...wrong]);
    this.refusals += 1;
    return false;
  }

  changed(...fields: readonly Field[]): void {
    if (this.refused === null) return;
    const rest: Changing<Field> = { ...this.refused };
    for (const field of fields) delete rest[field];
    this.refused = rest;
  }

  refuse(errors: FieldErrors<Field>): void {
    if (isEmpty(errors)) return;
    this.refused = this.refused === null ? errors : { ...this.refused, ...errors };
    this.refusals += 1;
  }

  attempt(): boolean {
    this.wasSubmitted = true;
    this.refused = null;
    if (this.isValid) return true;
    this.refusals += 1;
    return false;
  }

  /** Sends one submission at a time. Returns null if nothing was sent, or the form was reset before the response. */
  async submit<Value>(send: () => Promise<Result<Value, Reason>>): Promise<Result<Value, Reason> | null> {
    if (this.isSubmitting || !this.attempt()) return null;
    const run = this.#run;
    this.isSubmitting = true;
    const answer = await send();
    if (run !== this.#run) return null;
    this.answered(answer);
    return answer;
  }

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
