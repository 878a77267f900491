import { makeAutoObservable, observable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { AnswerCandidates } from '@/core/talk/answer-requests/answer-request';
import { answerRequestMessages, answerRequestOutcomes } from '@/core/talk/answer-requests/answer-request-messages';
import type { AnswerRequests } from '@/core/talk/answer-requests/answer-requests.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The pseudonyms that the user can ask to answer a post. */
export class AnswerRequestsStore implements PersonalStore {
  postId: string | null = null;
  private readonly sending = observable.set<string>();
  readonly #requests: AnswerRequests;
  readonly #toasts: Toasts;
  readonly #sure: RetryingWrites;
  readonly #candidates: Loadable<AnswerCandidates, string>;

  constructor(requests: AnswerRequests, toasts: Toasts, sure: RetryingWrites) {
    this.#sure = sure;
    this.#requests = requests;
    this.#toasts = toasts;
    this.#candidates = new Loadable((postId) => requests.listAnswerCandidates({ postId }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get candidates(): LoadState<AnswerCandidates> {
    return this.#candidates.state;
  }

  isSending(name: string): boolean {
    return this.sending.has(name);
  }

  async open(postId: string): Promise<void> {
    this.postId = postId;
    await this.#candidates.load(postId);
  }

  async retry(): Promise<void> {
    if (this.postId !== null) await this.#candidates.load(this.postId);
  }

  close(): void {
    this.postId = null;
  }

  async ask(name: string): Promise<void> {
    const { postId } = this;
    if (postId === null || this.sending.has(name)) return;
    this.sending.add(name);
    const answer = await this.#sure.send(answerRequestOutcomes.sent(name), () =>
      this.#requests.requestAnswer({ postId, name }),
    );
    this.sent(name);
    if (!answer.ok) {
      showFailure(this.#toasts, answerRequestMessages.notSent(name), answer.failure);
      return;
    }
    const { left } = answer.value;
    if (postId !== this.postId) return;
    this.#candidates.change(({ candidates }) => ({
      left,
      candidates: candidates.map((one) => (one.name === name ? { ...one, isAsked: true } : one)),
    }));
  }

  forget(): void {
    this.#sure.forget();
    this.postId = null;
    this.sending.clear();
    this.#candidates.reset();
  }

  private sent(name: string): void {
    this.sending.delete(name);
  }
}
