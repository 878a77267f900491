import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Ids } from '@/core/common/ids.port';
import type { ContributionDrafts } from '@/core/contribute/contribution-drafts';
import type { ContributionKind } from '@/core/contribute/contribution-kind';
import type { GiveContribution, SendContribution } from '@/core/contribute/give-contribution.use-case';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { FieldErrors } from '../common/form';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';
import type { SessionStore } from '../session/session.store';

/** The parts of the form of one kind. */
export interface ContributionForm<Values extends object, Field extends string> {
  readonly kind: ContributionKind;
  readonly empty: Values;
  /** Returns the values that a device kept; null if they are none of this form. */
  readonly parse: (stored: unknown) => Values | null;
  readonly check: (values: Values) => FieldErrors<Field>;
  /** Returns the errors by field in the fields of a refusal. */
  readonly refusalOf: (failure: Failure) => FieldErrors<Field>;
  readonly send: SendContribution<Values>;
  /** The heading of the toast where it could not be sent. */
  readonly notSent: string;
}

export interface ContributionPorts<Values> {
  readonly drafts: ContributionDrafts;
  readonly give: GiveContribution<Values>;
  readonly ids: Ids;
  readonly toasts: Toasts;
}

export interface ContributionNeighbours {
  readonly session: Pick<SessionStore, 'userId'>;
  /** Opens the login window with the texts of the kind. */
  readonly askLogin: () => void;
  /** Goes on to what follows a contribution; `company` is the company in addresses that the form was opened about. */
  readonly goOn: (company: string | null) => void;
}

/** The part of a store that the frame around every form reads. */
export interface ContributionProgress {
  readonly isSubmitting: boolean;
  readonly refusals: number;
  /** The user has sent it as a guest, and is logged in now. */
  readonly isBack: boolean;
  readonly isWritten: boolean;
  restore(): void;
  submit(): Promise<void>;
  clear(): void;
}

/** A contribution that is being written. It is kept on the device over a reload and a login, and sent once. */
export class ContributionStore<Values extends object, Field extends string> implements Personal, ContributionProgress {
  values: Values;
  isBack = false;
  isWritten = false;
  /** The code of the last refusal, until something is changed; null for none. */
  refusedAs: string | null = null;
  readonly form: Form<Field>;
  readonly #form: ContributionForm<Values, Field>;
  readonly #ports: ContributionPorts<Values>;
  readonly #neighbours: ContributionNeighbours;
  /** The values as the address fills them in. */
  #beginning: Values;
  #company: string | null = null;
  #key: string;

  constructor(
    form: ContributionForm<Values, Field>,
    ports: ContributionPorts<Values>,
    neighbours: ContributionNeighbours,
  ) {
    this.#form = form;
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#beginning = form.empty;
    this.#key = ports.ids.next();
    this.values = form.empty;
    this.form = new Form<Field>({ check: () => form.check(this.values), refusalOf: form.refusalOf });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get isSubmitting(): boolean {
    return this.form.isSubmitting;
  }

  get refusals(): number {
    return this.form.refusals;
  }

  /** Begins a form that an address opens: `company` is the company in addresses, null for none; `filled` is what the address fills in. */
  open(company: string | null, filled: Partial<Values>): void {
    this.#company = company;
    this.#beginning = { ...this.#form.empty, ...filled };
    this.startAnew();
  }

  /** Brings back what the user wrote here before. Only in a browser: the server's document cannot know it. */
  restore(): void {
    const kept = this.#ports.drafts.read(this.#neighbours.session.userId, this.#company);
    const values = kept === null ? null : this.#form.parse(kept.values);
    if (kept === null || values === null) return;
    this.values = values;
    this.isWritten = true;
    this.isBack = kept.isSent && this.#neighbours.session.userId !== null;
    this.#key = kept.idempotencyKey;
  }

  change(change: Partial<Values>, ...fields: readonly Field[]): void {
    this.values = { ...this.values, ...change };
    this.isWritten = true;
    this.refusedAs = null;
    // Another content is another contribution.
    this.#key = this.#ports.ids.next();
    this.form.changed(...fields);
    this.#ports.drafts.keep(
      { values: this.values, idempotencyKey: this.#key, isSent: false },
      this.#neighbours.session.userId,
      this.#company,
    );
  }

  /** Sends the contribution; a guest logs in first, and finds it again. */
  async submit(): Promise<void> {
    const { session, askLogin, goOn } = this.#neighbours;
    const contribution = { values: this.values, key: this.#key, company: this.#company, userId: session.userId };
    const answer = await this.form.submit(() => this.#ports.give.execute(contribution));
    if (answer === null) return;
    if (!answer.ok) this.refused(answer.failure);
    else if (answer.value === 'keptForLogin') askLogin();
    else {
      this.startAnew();
      goOn(this.#company);
    }
  }

  /** Forgets what was written, on the device too. */
  clear(): void {
    this.#ports.drafts.remove(this.#neighbours.session.userId, this.#company);
    this.startAnew();
  }

  forget(): void {
    this.startAnew();
  }

  private refused(failure: Failure): void {
    this.refusedAs = failure.code;
    if (Object.keys(this.#form.refusalOf(failure)).length === 0)
      showFailure(this.#ports.toasts, this.#form.notSent, failure);
  }

  private startAnew(): void {
    this.values = this.#beginning;
    this.refusedAs = null;
    this.isWritten = false;
    this.isBack = false;
    this.#key = this.#ports.ids.next();
    this.form.reset();
  }
}
