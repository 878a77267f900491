import { makeAutoObservable } from 'mobx';
import type { Message } from '@/core/chat/talk';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';

/** A message that is not stored yet. */
export interface WaitingMessage {
  readonly id: string;
  readonly talkId: string;
  readonly content: string;
}

/** Messages on their way, which leave one after the other in the order in which they were written. */
export class Outbox {
  waiting: readonly WaitingMessage[] = [];
  /** The reason why the first one was not sent; null while it is on its way. No other one is sent meanwhile. */
  failureText: string | null = null;
  readonly #send: (message: WaitingMessage) => Promise<Result<Message, Failure>>;
  readonly #onSent: (message: WaitingMessage, stored: Message) => void;
  readonly #textOf: (failure: Failure) => string;
  #isSending = false;
  /** Grows when all is forgotten; answers to earlier calls are late. */
  #run = 0;

  constructor(
    send: (message: WaitingMessage) => Promise<Result<Message, Failure>>,
    onSent: (message: WaitingMessage, stored: Message) => void,
    textOf: (failure: Failure) => string,
  ) {
    this.#send = send;
    this.#onSent = onSent;
    this.#textOf = textOf;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async add(message: WaitingMessage): Promise<void> {
    this.waiting = [...this.waiting, message];
    await this.sendAll();
  }

  /** Sends what was not sent again, as it was. */
  async retry(): Promise<void> {
    this.failureText = null;
    await this.sendAll();
  }

  /** Takes back one that was not sent. Returns its text. */
  remove({ id, content }: WaitingMessage): string {
    this.drop(id);
    return content;
  }

  /** A message waits no more: it was taken back, or the service has it, whatever became of the answer. */
  drop(id: string): void {
    if (this.waiting[0]?.id === id) this.failureText = null;
    this.waiting = this.waiting.filter((message) => message.id !== id);
    void this.sendAll();
  }

  forget(): void {
    this.#run += 1;
    this.#isSending = false;
    this.waiting = [];
    this.failureText = null;
  }

  private async sendAll(): Promise<void> {
    const next = this.waiting[0];
    if (next === undefined || this.#isSending || this.failureText !== null) return;
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
      if (this.waiting[0]?.id === message.id) this.failureText = this.#textOf(answer.failure);
      return;
    }
    this.waiting = this.waiting.filter(({ id }) => id !== message.id);
    this.#onSent(message, answer.value);
  }
}
