import { makeAutoObservable } from 'mobx';
import { lengthOf } from '@/core/kernel/formatting/length-of';
import { fillTemplate } from '@/core/kernel/formatting/template';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { MAX_ANSWER_LENGTH } from '@/core/trust/moderation/author-answers.rules';
import { MAX_APPEAL_LENGTH } from '@/core/trust/statements/reply.rules';
import type { Statement } from '@/core/trust/statements/statement';
import { statementMessages } from '@/core/trust/statements/statement-messages';
import type { Statements } from '@/core/trust/statements/statements.port';
import type { DraftSlot } from '@/stores/account/my-profile/draft-slot';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The statement that the address names. */
export class StatementStore implements PersonalStore {
  sentence = '';
  readonly replyForm: Form<'sentence'>;
  readonly #statements: Statements;
  readonly #toasts: Toasts;
  readonly #drafts: DraftSlot<string>;
  readonly #statement: Loadable<Statement, string>;
  #statementId = '';

  constructor(statements: Statements, toasts: Toasts, drafts: DraftSlot<string>) {
    this.#statements = statements;
    this.#toasts = toasts;
    this.#drafts = drafts;
    this.replyForm = new Form<'sentence'>({
      check: () => this.faults,
      refusalOf: ({ fields: { sentence } }) => (sentence === undefined ? {} : { sentence }),
    });
    this.#statement = new Loadable((statementId) => statements.getStatement({ statementId }));
    makeAutoObservable(this, { replyForm: false }, { autoBind: true, deep: false });
  }

  get state(): LoadState<Statement> {
    return this.#statement.state;
  }

  get isUnknown(): boolean {
    return this.#statement.isUnknown;
  }

  get maxLength(): number {
    return this.#statement.value?.act === 'ASKED' ? MAX_ANSWER_LENGTH : MAX_APPEAL_LENGTH;
  }

  /** Restores the draft. Call it after the first view, which has no draft. */
  restore(): void {
    const kept = this.#drafts.read();
    if (kept !== null && kept.id === this.#statementId && this.sentence === '') this.sentence = kept.fields;
  }

  write(sentence: string): void {
    this.sentence = sentence.replaceAll('\0', '');
    this.#drafts.keep({ id: this.#statementId, fields: this.sentence });
    this.replyForm.changed('sentence');
  }

  async sendReply(): Promise<void> {
    const statementId = this.#statementId;
    const sentence = this.sentence.trim();
    const reply = { statementId, sentence };
    const isAsked = this.#statement.value?.act === 'ASKED';
    const answer = await this.replyForm.submit(() =>
      isAsked ? this.#statements.answerComplaint(reply) : this.#statements.appealDecision(reply),
    );
    if (answer === null) return;
    const isConflict = !answer.ok && answer.failure.kind === 'conflict';
    if (answer.ok) {
      this.#drafts.discard();
      this.clear();
    } else
      showFailure(
        this.#toasts,
        isAsked ? statementMessages.answerNotSent : statementMessages.appealNotSent,
        answer.failure,
      );
    if (answer.ok || isConflict) await this.load();
  }

  async show(statementId: string): Promise<void> {
    if (statementId !== this.#statementId) this.clear();
    this.#statementId = statementId;
    await this.#statement.load(statementId);
  }

  load(): Promise<void> {
    return this.#statement.refresh(this.#statementId);
  }

  forget(): void {
    this.clear();
    this.#statement.reset();
  }

  private get faults(): { readonly sentence?: string } {
    const { sentence, maxLength } = this;
    if (sentence.trim() === '') return { sentence: statementMessages.noSentence };
    const isTooLong = lengthOf(sentence.trim()) > maxLength;
    return isTooLong ? { sentence: fillTemplate(statementMessages.tooLong, { limit: String(maxLength) }) } : {};
  }

  private clear(): void {
    this.sentence = '';
    this.replyForm.reset();
  }
}
