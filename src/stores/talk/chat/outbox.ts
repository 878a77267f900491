import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import type { Message } from '@/core/talk/chat/conversation';
import type { WaitingMessage } from '@/core/talk/chat/stored-waiting-messages';
import type { KeptMessages } from './kept-messages';

/** The unsent messages of a conversation, sent in order. A failed one blocks the later ones. */
export class Outbox {
  waiting: readonly WaitingMessage[] = [];
  failureText: string | null = null;
  readonly #kept: KeptMessages;
  readonly #send: (message: WaitingMessage) => Promise<Result<Message, Failure>>;
  readonly #onSent: (stored: Message) => void;
  readonly #textOf: (failure: Failure) => string;
  /** True if the first message only waits for the connection. */
  #isOffline = false;
  /** Messages of an earlier page, which are sent only on a retry. */
  readonly #held = new Set<string>();
  #isSending = false;
  #run = 0;

  readonly #talkId: string;

  constructor(
    talkId: string,
    kept: KeptMessages,
    send: (message: WaitingMessage) => Promise<Result<Message, Failure>>,
    onSent: (stored: Message) => void,
    textOf: (failure: Failure) => string,
  ) {
    this.#talkId = talkId;
    this.#kept = kept;
    this.#send = send;
    this.#onSent = onSent;
    this.#textOf = textOf;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async add(message: WaitingMessage): Promise<void> {
    this.waiting = [...this.waiting, message];
    this.#kept.add(message);
    await this.sendAll();
  }

  /** Appends messages of an earlier page, which wait for a retry. */
  restore(): void {
    const unknown = this.#kept.of(this.#talkId).filter(({ id }) => !this.waiting.some((known) => known.id === id));
    for (const { id } of unknown) this.#held.add(id);
    this.waiting = [...this.waiting, ...unknown];
    void this.sendAll();
  }

  /**
   * Sends messages that failed for lack of a connection. Refused messages, and messages of an earlier page, wait for the user.
   */
  async connectionReturned(): Promise<void> {
    if (!this.#isOffline) return;
    this.clearFailure();
    await this.sendAll();
  }

  async retry(): Promise<void> {
    this.#held.clear();
    this.clearFailure();
    await this.sendAll();
  }

  remove({ id, content }: WaitingMessage): string {
    this.drop(id);
    return content;
  }

  /** Drops a message that was withdrawn, or that the service has received. */
  drop(id: string): void {
    if (this.waiting[0]?.id === id) this.clearFailure();
    this.waiting = this.waiting.filter((message) => message.id !== id);
    this.#kept.remove(id);
    void this.sendAll();
  }

  /** Clears the page. The device keeps unsent messages for the user's next session. */
  forget(): void {
    this.#run += 1;
    this.#isSending = false;
    this.#held.clear();
    this.waiting = [];
    this.clearFailure();
  }

  private clearFailure(): void {
    this.failureText = null;
    this.#isOffline = false;
  }

  private async sendAll(): Promise<void> {
    const next = this.waiting[0];
    if (next === undefined || this.#isSending || this.failureText !== null) return;
    if (this.#held.has(next.id)) {
      this.failureText = chatMessages.notSent;
      return;
    }
    const run = this.#run;
    this.#isSending = true;
    const answer = await this.#send(next);
    if (run !== this.#run) return;
    this.arrived(next, answer);
    await this.sendAll();
  }

  private arrived(message: WaitingMessage, answer: Result<Message, Failure>): void {
    this.#isSending = false;
    if (!answer.ok) {
      if (this.waiting[0]?.id !== message.id) return;
      this.failureText = this.#textOf(answer.failure);
      this.#isOffline = isAnswerLost(answer.failure);
      return;
    }
    this.waiting = this.waiting.filter(({ id }) => id !== message.id);
    this.#kept.remove(message.id);
    this.#onSent(answer.value);
  }
}
