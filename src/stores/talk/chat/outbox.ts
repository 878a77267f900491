import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import { chatMessages } from '@/core/talk/chat/chat-messages';
import type { WaitingMessage } from '@/core/talk/chat/stored-waiting-messages';
import type { Message } from '@/core/talk/chat/talk';
import type { KeptMessages } from './kept-messages';

/** The messages of one conversation on their way, sent in the order in which they were written. One that fails holds up the later ones. */
export class Outbox {
  waiting: readonly WaitingMessage[] = [];
  /** The reason why the first one was not sent; null while it is on its way. */
  failureText: string | null = null;
  readonly #kept: KeptMessages;
  readonly #send: (message: WaitingMessage) => Promise<Result<Message, Failure>>;
  readonly #onSent: (stored: Message) => void;
  readonly #textOf: (failure: Failure) => string;
  /** True if the first one waits for the connection alone. */
  #isOffline = false;
  /** Ids of messages of an earlier page; they are sent only when retried. */
  readonly #held = new Set<string>();
  #isSending = false;
  /** Grows when all is forgotten; answers to earlier calls are late. */
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

  /** Puts messages that an earlier page did not send after the others, where they wait for another try. */
  restore(): void {
    const unknown = this.#kept.of(this.#talkId).filter(({ id }) => !this.waiting.some((known) => known.id === id));
    for (const { id } of unknown) this.#held.add(id);
    this.waiting = [...this.waiting, ...unknown];
    void this.sendAll();
  }

  /** Sends what was not sent for want of a connection: it is back. What was refused, and what an earlier page left, waits for the user. */
  async connectionReturned(): Promise<void> {
    if (!this.#isOffline) return;
    this.clearFailure();
    await this.sendAll();
  }

  /** Sends what was not sent again, as it was. */
  async retry(): Promise<void> {
    this.#held.clear();
    this.clearFailure();
    await this.sendAll();
  }

  /** Takes back one that was not sent. Returns its text. */
  remove({ id, content }: WaitingMessage): string {
    this.drop(id);
    return content;
  }

  /** A message waits no more: it was withdrawn, or the service has it, whatever became of the answer. */
  drop(id: string): void {
    if (this.waiting[0]?.id === id) this.clearFailure();
    this.waiting = this.waiting.filter((message) => message.id !== id);
    this.#kept.remove(id);
    void this.sendAll();
  }

  /** Clears the page; the device keeps what was not sent for the user’s next session. */
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
      // Nobody waits for one that was dropped meanwhile.
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
