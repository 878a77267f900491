import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/kernel/common/ids.port';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { OwnClaim } from '@/core/research/employer/claim';
import type { Employer } from '@/core/research/employer/employer.port';
import { answerFaults } from '@/core/research/employer-answers/answer-checks.rules';
import { MAX_ANSWER_LENGTH } from '@/core/research/employer-answers/answer-limits.rules';
import { answerMessages } from '@/core/research/employer-answers/answer-messages';
import { faultsSentence } from '@/core/research/employer-answers/answer-refusals.rules';
import type { AnswerTarget } from '@/core/research/employer-answers/answer-target';
import { nameOfTarget } from '@/core/research/employer-answers/answer-target';
import type { EmployerAnswers } from '@/core/research/employer-answers/employer-answers.port';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface AnsweringPorts {
  readonly answers: Omit<EmployerAnswers, 'getAnswer'>;
  readonly employer: Pick<Employer, 'listOwnClaims'>;
  readonly toasts: Toasts;
  readonly ids: Ids;
}

interface Draft {
  readonly text: string;
  readonly draftId: string;
}

/** The form in which a claimant answers, or an author replies. The text stays while the user looks at other pages. */
export class AnsweringStore implements PersonalStore {
  target: AnswerTarget | null = null;
  readonly form: Form<'text'>;
  private drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #claims: Loadable<readonly OwnClaim[], null>;
  readonly #ports: AnsweringPorts;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;

  constructor(ports: AnsweringPorts, session: Pick<SessionStore, 'isLoggedIn'>) {
    this.#ports = ports;
    this.#session = session;
    this.#claims = new Loadable(() => ports.employer.listOwnClaims());
    this.form = new Form<'text'>({
      check: () => this.faults,
      refusalOf: ({ fields: { text } }) => (text === undefined ? {} : { text }),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get text(): string {
    return this.draft?.text ?? '';
  }

  actsFor(urlName: string): boolean {
    return (this.#claims.value ?? []).some(
      ({ company, claimedIn }) => company.urlName === urlName && claimedIn !== null,
    );
  }

  isOpenFor(target: AnswerTarget): boolean {
    return this.target !== null && nameOfTarget(this.target) === nameOfTarget(target);
  }

  async findClaims(): Promise<void> {
    if (this.#session.isLoggedIn) await this.#claims.loadOnce(null);
  }

  open(target: AnswerTarget, text = ''): void {
    this.form.reset();
    this.target = target;
    if (this.draft === null) this.keep(text);
  }

  close(): void {
    this.form.reset();
    this.target = null;
  }

  write(text: string): void {
    this.keep(text.replaceAll('\0', ''));
    this.form.changed('text');
  }

  async send(): Promise<boolean> {
    const { target, draft } = this;
    if (target === null || draft === null) return false;
    const answer = await this.form.submit(() => this.request(target, { ...draft, text: draft.text.trim() }));
    if (answer === null) return false;
    const { toasts } = this.#ports;
    if (!answer.ok) {
      if (answer.failure.fields.text === undefined) showFailure(toasts, answerMessages.notSent, answer.failure);
      return false;
    }
    this.forgetDraft(target);
    this.close();
    const sent = target.to === 'answer' ? answerMessages.replied : answerMessages.sent;
    toasts.show(createToast('default', answer.value.isHeld ? answerMessages.held : sent, null));
    return true;
  }

  /** Withdraws the company's answer, or the author's own reply. Returns whether it was removed. */
  async withdraw(answerId: string): Promise<boolean> {
    const { answers, toasts } = this.#ports;
    const answer = await answers.withdrawAnswer({ answerId });
    const isGone = answer.ok || answer.failure.kind === 'notFound';
    if (isGone) toasts.show(createToast('default', answerMessages.withdrawn, null));
    else showFailure(toasts, answerMessages.notWithdrawn, answer.failure);
    return isGone;
  }

  forget(): void {
    this.close();
    this.drafts = new Map();
    this.#claims.reset();
  }

  private get draft(): Draft | null {
    return this.target === null ? null : (this.drafts.get(nameOfTarget(this.target)) ?? null);
  }

  private get faults(): { readonly text?: string } {
    const text = this.text.trim();
    if (text === '') return { text: answerMessages.empty };
    if (lengthOf(text) > MAX_ANSWER_LENGTH)
      return { text: fillTemplate(answerMessages.tooLong, { limit: String(MAX_ANSWER_LENGTH) }) };
    const faults = this.target?.to === 'answer' ? [] : answerFaults(text);
    return faults.length === 0 ? {} : { text: faultsSentence(faults) };
  }

  private keep(text: string): void {
    if (this.target === null) return;
    const draftId = this.draft?.text === text ? this.draft.draftId : this.#ports.ids.next();
    this.drafts = new Map([...this.drafts, [nameOfTarget(this.target), { text, draftId }]]);
  }

  private forgetDraft(target: AnswerTarget): void {
    this.drafts = new Map([...this.drafts].filter(([name]) => name !== nameOfTarget(target)));
  }

  private request(target: AnswerTarget, { text, draftId }: Draft) {
    const { answers } = this.#ports;
    if (target.to === 'contribution') {
      const { kind, itemId } = target;
      return answers.giveAnswer({ kind, itemId, text, draftId });
    }
    if (target.to === 'fact') {
      const { company, question } = target;
      return answers.answerFact({ company, question, text, draftId });
    }
    const { answerId } = target;
    return target.to === 'own'
      ? answers.editAnswer({ answerId, text })
      : answers.replyToAnswer({ answerId, text, draftId });
  }
}
