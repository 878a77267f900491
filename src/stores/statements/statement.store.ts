import { makeAutoObservable } from 'mobx';
import type { Statement } from '@/core/statements/statement';
import { statementMessages } from '@/core/statements/statement-messages';
import type { Statements } from '@/core/statements/statements.port';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The statement of the address. */
export class StatementStore implements Personal {
  /** The author's sentence against the decision, or answer to the complaint. */
  sentence = '';
  readonly replyForm: Form<'sentence'>;
  readonly #statements: Statements;
  readonly #toasts: Toasts;
  readonly #statement: Loadable<Statement, string>;
  #statementId = '';

  constructor(statements: Statements, toasts: Toasts) {
    this.#statements = statements;
    this.#toasts = toasts;
    this.replyForm = new Form<'sentence'>({
      check: () => (this.sentence.trim() === '' ? { sentence: statementMessages.noSentence } : {}),
      refusalOf: ({ fields: { sentence } }) => (sentence === undefined ? {} : { sentence }),
    });
    this.#statement = new Loadable((statementId) => statements.getStatement({ statementId }));
    makeAutoObservable(this, { replyForm: false }, { autoBind: true, deep: false });
  }

  get state(): LoadState<Statement> {
    return this.#statement.state;
  }

  /** Whether the user has no such statement. */
  get isUnknown(): boolean {
    return this.#statement.failure?.kind === 'notFound';
  }

  write(sentence: string): void {
    this.sentence = sentence.replaceAll('\0', '');
    this.replyForm.changed('sentence');
  }

  /** Sends the appeal or the answer; one that was sent before is shown as such. */
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
    if (answer.ok) this.clear();
    else
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

  /** Loads it again. */
  load(): Promise<void> {
    return this.#statement.refresh(this.#statementId);
  }

  forget(): void {
    this.clear();
    this.#statement.reset();
  }

  private clear(): void {
    this.sentence = '';
    this.replyForm.reset();
  }
}
