import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { createToast } from '../toasts/toast';
import type { Toasts } from '../toasts/toasts.port';
import { httpErrorDetailOf, httpErrorToastOf } from './http-errors';
import { isAnswerLost } from './lost-answer';
import { retryingWriteMessages } from './retrying-write-messages';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 15_000;

const dropped: Failure = { kind: 'cancelled', status: null, code: 'cancelled', message: '', fields: {} };

/** A write that is idempotent at the service, however often it is sent. */
type SendWrite<Value> = () => Promise<Result<Value, Failure>>;

/** Work that needs a connection. `attempt` resolves to false without one, `drop` ends the work. */
interface WaitingWork {
  readonly attempt: () => Promise<boolean>;
  readonly drop: () => void;
}

/**
 * Resends writes whose answers were lost, unchanged, before it reports a failure, because they may have reached the
 * service. Use it for operations with the purpose `repeated`. It also shows the other refusals of these operations.
 */
export class RetryingWrites {
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #toasts: Toasts;
  #waiting: readonly WaitingWork[] = [];
  #isTrying = false;
  #pauseMs = FIRST_PAUSE_MS;
  #cancel: Cancel = () => undefined;

  constructor(scheduler: Pick<Scheduler, 'after'>, toasts: Toasts) {
    this.#scheduler = scheduler;
    this.#toasts = toasts;
  }

  /** Retries once after a lost answer. Returns the second lost answer, since the user can send the form again. */
  async sendTwice<Value>(send: SendWrite<Value>): Promise<Result<Value, Failure>> {
    const first = await send();
    const answer = first.ok || !isAnswerLost(first.failure) ? first : await send();
    if (!answer.ok && !isAnswerLost(answer.failure)) this.#explain(answer.failure);
    return answer;
  }

  /**
   * Retries until the service answers. After two calls, a toast says that the state `aim` (“your vote counts”) is
   * unknown, and later reports the outcome. Returns `cancelled` if the session ended before.
   */
  async send<Value>(aim: string, send: SendWrite<Value>): Promise<Result<Value, Failure>> {
    const answer = await this.sendTwice(send);
    if (answer.ok || !isAnswerLost(answer.failure)) return answer;
    const id = `unknown.${aim}`;
    this.#toasts.show(createToast('info', retryingWriteMessages.unknown(aim), retryingWriteMessages.trying), id);
    const known = await this.#answerOf(send);
    this.#toasts.dismiss(id);
    if (known.ok) this.#toasts.show(createToast('success', retryingWriteMessages.known(aim)));
    return known;
  }

  tryUntilDone(attempt: () => Promise<boolean>): void {
    this.#wait({ attempt, drop: () => undefined });
  }

  /** Called when the connection may be back. */
  async tryNow(): Promise<void> {
    if (this.#isTrying) return;
    this.#isTrying = true;
    this.#cancel();
    for (let next = this.#waiting[0]; next !== undefined && (await next.attempt()); next = this.#waiting[0])
      this.#waiting = this.#waiting.filter((work) => work !== next);
    this.#isTrying = false;
    if (this.#waiting.length > 0) this.#tryLater();
  }

  /** Called when the session has ended. */
  forget(): void {
    this.#cancel();
    const forgotten = this.#waiting;
    this.#waiting = [];
    for (const { drop } of forgotten) drop();
  }

  #answerOf<Value>(send: SendWrite<Value>): Promise<Result<Value, Failure>> {
    return new Promise((resolve) => {
      const attempt = async (): Promise<boolean> => {
        const answer = await send();
        if (!answer.ok && isAnswerLost(answer.failure)) return false;
        if (!answer.ok) this.#explain(answer.failure);
        resolve(answer);
        return true;
      };
      this.#wait({ attempt, drop: () => resolve(fail(dropped)) });
    });
  }

  #wait(work: WaitingWork): void {
    this.#waiting = [...this.#waiting, work];
    if (this.#waiting.length > 1) return;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#tryLater();
  }

  #tryLater(): void {
    this.#cancel();
    this.#cancel = this.#scheduler.after(this.#pauseMs, () => void this.tryNow());
    this.#pauseMs = Math.min(2 * this.#pauseMs, MAX_PAUSE_MS);
  }

  /** Shows a failure as the page does for calls without a purpose. */
  #explain(failure: Failure): void {
    const text = httpErrorToastOf({ purpose: null, failure });
    if (text !== null)
      this.#toasts.show(createToast('failure', text, httpErrorDetailOf({ failure })), `http-${failure.status}`);
  }
}
