import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Ids } from '@/core/kernel/common/ids.port';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { ContributionDrafts } from '@/core/research/contribute/contribution-drafts';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { contributionMessages } from '@/core/research/contribute/contribution-messages';
import type { StepName } from '@/core/research/contribute/contribution-steps';
import { indexOfStep } from '@/core/research/contribute/contribution-steps';
import type { Invitation } from '@/core/research/contribute/invitation';
import type { SendContribution, SubmitContribution } from '@/core/research/contribute/submit-contribution.use-case';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { FieldErrors } from '@/stores/kernel/common/form';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { FormSteps } from './form-steps';

export interface ContributionAnswers {
  readonly companyName: string;
}

export interface ContributionForm<Values extends ContributionAnswers, Field extends string> {
  readonly kind: ContributionKind;
  readonly empty: Values;
  readonly parse: (stored: unknown) => Values | null;
  /** Returns true if stored values belong to a form with these initial values. The default is true. */
  readonly continues?: (kept: Values, filled: Partial<Values>) => boolean;
  readonly check: (values: Values) => FieldErrors<Field>;
  readonly stepOf: (field: Field) => StepName;
  readonly refusalOf: (failure: Failure) => FieldErrors<Field>;
  readonly send: SendContribution<Values>;
  readonly notSent: string;
  /**
   * The refusal code for a change to a deleted contribution, and the values that turn the form into a new contribution.
   */
  readonly gone?: { readonly code: string; readonly asNew: Partial<Values> };
}

export interface ContributionPorts<Values> {
  readonly drafts: ContributionDrafts;
  readonly give: SubmitContribution<Values>;
  readonly invitation: Pick<Invitation, 'company' | 'forget'>;
  readonly ids: Ids;
  readonly toasts: Toasts;
}

export interface ContributionStores {
  readonly session: Pick<SessionStore, 'userId'>;
  readonly navigation: Pick<NavigationStore, 'address' | 'go' | 'close' | 'rewrite'>;
  readonly askLogin: () => void;
  readonly whenBack: (task: () => void) => void;
  /** Continues after the contribution. `company` is the URL name of the form's company. */
  readonly goOn: (company: string | null) => void;
}

export interface FormBeginning<Values> {
  readonly company: string | null;
  readonly filled: Partial<Values>;
  readonly withCareer: Partial<Values> | null;
}

/** A user's draft stays on the device. A guest's ends with the tab, or after a day. */
export type DraftPlace = 'device' | 'day' | 'tab';

export interface ContributionProgress {
  readonly values: ContributionAnswers;
  readonly steps: FormSteps;
  readonly isSubmitting: boolean;
  readonly refusals: number;
  /** True if the user sent the form as a guest and is logged in now. */
  readonly isBack: boolean;
  readonly isWritten: boolean;
  /** True if the values are an unchanged draft of this device. */
  readonly isRestored: boolean;
  /** In ms since 1970. Null if nothing is stored, or the device refuses. */
  readonly keptAt: number | null;
  /** True if the device refuses to store the values. */
  readonly isUnstored: boolean;
  /** True if a guest has written something but not said whether the device is shared. */
  readonly asksForDevice: boolean;
  readonly draftPlace: DraftPlace;
  /** True if the career status filled in some of the values. */
  readonly isFromCareer: boolean;
  /** True if the invitation of this company was opened in this tab. */
  readonly isInvited: boolean;
  answerDevice(isShared: boolean): void;
  askDeviceAgain(): void;
  restore(): void;
  advance(): void;
  submit(): Promise<void>;
  clear(): void;
}

/** An unfinished contribution. It survives a reload and a login on the device, and is sent once. */
export class ContributionStore<Values extends ContributionAnswers, Field extends string>
  implements PersonalStore, ContributionProgress
{
  values: Values;
  isBack = false;
  isWritten = false;
  isRestored = false;
  keptAt: number | null = null;
  private invitedBy: string | null = null;
  private isDeviceShared: boolean | null = null;
  private isAskingAgain = false;
  refusedAs: string | null = null;
  readonly form: Form<Field>;
  readonly steps: FormSteps;
  readonly #form: ContributionForm<Values, Field>;
  readonly #ports: ContributionPorts<Values>;
  readonly #neighbours: ContributionStores;
  private beginning: FormBeginning<Values> = { company: null, filled: {}, withCareer: null };
  #key: string;

  constructor(form: ContributionForm<Values, Field>, ports: ContributionPorts<Values>, neighbours: ContributionStores) {
    this.#form = form;
    this.#ports = ports;
    this.#neighbours = neighbours;
    this.#key = ports.ids.next();
    this.values = form.empty;
    this.form = new Form<Field>({ check: () => form.check(this.values), refusalOf: form.refusalOf });
    this.steps = new FormSteps(
      form.kind,
      neighbours.navigation,
      () => this.firstPlaceOf(form.check(this.values)),
      () => this.beginning.withCareer !== null,
    );
    makeAutoObservable(this, { form: false, steps: false }, { autoBind: true, deep: false });
  }

  get isUnstored(): boolean {
    return this.isWritten && this.keptAt === null;
  }

  get asksForDevice(): boolean {
    const isOpen = this.isDeviceShared === null || this.isAskingAgain;
    return isOpen && this.isWritten && this.#neighbours.session.userId === null;
  }

  get draftPlace(): DraftPlace {
    if (this.#neighbours.session.userId !== null) return 'device';
    return this.isDeviceShared === false ? 'day' : 'tab';
  }

  get isSubmitting(): boolean {
    return this.form.isSubmitting;
  }

  get refusals(): number {
    return this.form.refusals;
  }

  get isInvited(): boolean {
    return this.invitedBy !== null && this.values.companyName.trim() === this.invitedBy;
  }

  get isFromCareer(): boolean {
    return this.beginning.withCareer !== null && !this.isRestored;
  }

  open(beginning: FormBeginning<Values>): void {
    this.beginning = beginning;
    this.startAfresh();
  }

  /** Restores the draft in the browser only: the server's document cannot know it. */
  restore(): void {
    const { userId } = this.#neighbours.session;
    this.isDeviceShared = this.#ports.drafts.isDeviceShared;
    this.isAskingAgain = false;
    this.invitedBy = this.#ports.invitation.company;
    const kept = this.#ports.drafts.read(userId, this.beginning.company);
    const values = kept === null ? null : this.#form.parse(kept.values);
    if (kept !== null && values !== null && (this.#form.continues?.(values, this.beginning.filled) ?? true)) {
      this.values = values;
      this.isWritten = true;
      this.isBack = kept.isSent && userId !== null;
      this.isRestored = true;
      this.keptAt = this.#ports.drafts.isStored ? kept.keptAt : null;
      this.#key = kept.idempotencyKey;
      this.steps.resume();
    }
    this.steps.settle();
  }

  change(change: Partial<Values>, ...fields: readonly Field[]): void {
    this.values = { ...this.values, ...change };
    this.isWritten = true;
    this.isRestored = false;
    this.refusedAs = null;
    // Changed content counts as a new contribution, so it gets a new key.
    this.#key = this.#ports.ids.next();
    this.form.changed(...fields);
    const keptAt = this.#ports.drafts.keep(
      { values: this.values, idempotencyKey: this.#key, isSent: false },
      this.#neighbours.session.userId,
      this.beginning.company,
    );
    // The guest may have answered in another tab.
    this.isDeviceShared = this.#ports.drafts.isDeviceShared;
    this.keptAt = this.#ports.drafts.isStored ? keptAt : null;
  }

  answerDevice(isShared: boolean): void {
    const { drafts } = this.#ports;
    drafts.setDeviceShared(isShared);
    this.isDeviceShared = isShared;
    this.isAskingAgain = false;
    if (!drafts.isStored) this.keptAt = null;
  }

  askDeviceAgain(): void {
    this.isAskingAgain = true;
  }

  advance(): void {
    const { current } = this.steps;
    if (this.form.checkSome((field) => this.placeOf(field) <= current)) this.steps.goTo(current + 1);
    else this.showFaults(this.form.errors);
  }

  async submit(): Promise<void> {
    const { session, askLogin, goOn } = this.#neighbours;
    const { company } = this.beginning;
    const { values, isInvited } = this;
    const contribution = { values, key: this.#key, company, userId: session.userId, isInvited };
    const answer = await this.form.submit(() => this.#ports.give.execute(contribution));
    if (answer === null) this.showFaults(this.form.errors);
    else if (!answer.ok) this.refused(answer.failure);
    else if (answer.value === 'keptForLogin') askLogin();
    else {
      this.startAfresh();
      goOn(company);
    }
  }

  /** Removes the draft from the device. A toast offers to restore it. */
  clear(): void {
    const { values, beginning } = this;
    const { userId } = this.#neighbours.session;
    this.#ports.drafts.remove(userId, beginning.company);
    this.startAfresh();
    this.steps.restart();
    const handleUndo = () => {
      const isSamePerson = this.#neighbours.session.userId === userId;
      // Newer text, here or elsewhere, is not overwritten.
      if (isSamePerson && this.beginning === beginning && !this.isWritten) this.change(values);
    };
    this.#ports.toasts.show(
      createToast('default', contributionMessages.cleared, null, {
        linkText: contributionMessages.undo,
        onLinkClick: handleUndo,
      }),
    );
  }

  forget(): void {
    // A guest who logs in before sending still counts as invited.
    if (this.#neighbours.session.userId === null) this.#ports.invitation.forget();
    this.invitedBy = null;
    this.beginning = { ...this.beginning, withCareer: null };
    this.startAfresh();
  }

  private refused(failure: Failure): void {
    this.refusedAs = failure.code;
    if (failure.kind === 'network') {
      this.sendWhenBack();
      return;
    }
    const { gone, notSent } = this.#form;
    if (gone?.code === failure.code) {
      this.change(gone.asNew);
      this.#ports.toasts.show(createToast('failure', notSent, contributionMessages.gone));
      return;
    }
    const errors = this.#form.refusalOf(failure);
    if (Object.keys(errors).length === 0) showFailure(this.#ports.toasts, notSent, failure);
    else this.showFaults(errors);
  }

  /** Sends again when the connection returns, with the same key. Dropped if the values change or the form is left. */
  private sendWhenBack(): void {
    const { navigation, whenBack } = this.#neighbours;
    const { address } = navigation;
    const key = this.#key;
    whenBack(() => {
      if (this.#key === key && navigation.address === address) void this.submit();
    });
    const toast = createToast('failure', this.#form.notSent, contributionMessages.sentWhenBack, { noInternet: true });
    this.#ports.toasts.show(toast);
  }

  private showFaults(errors: FieldErrors<Field>): void {
    const place = this.firstPlaceOf(errors);
    if (place !== null) this.steps.goTo(place);
  }

  private firstPlaceOf(errors: FieldErrors<Field>): number | null {
    const places: number[] = [];
    for (const field in errors) if (errors[field] !== undefined) places.push(this.placeOf(field));
    return places.length === 0 ? null : Math.min(...places);
  }

  private placeOf(field: Field): number {
    return indexOfStep(this.#form.kind, this.#form.stepOf(field));
  }

  private startAfresh(): void {
    const { filled, withCareer } = this.beginning;
    this.values = { ...this.#form.empty, ...(withCareer ?? filled) };
    this.refusedAs = null;
    this.isWritten = false;
    this.isRestored = false;
    this.keptAt = null;
    this.isBack = false;
    this.#key = this.#ports.ids.next();
    this.form.reset();
  }
}
