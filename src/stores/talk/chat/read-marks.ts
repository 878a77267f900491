import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { READ_MARK_PAUSE_MS } from '@/core/talk/chat/chat.rules';
import type { ReadMark } from '@/core/talk/chat/chat-events.port';

/** Sends the first mark immediately, and later ones after a pause, regardless of the number of messages. */
export class ReadMarks {
  readonly #send: (mark: ReadMark) => Promise<unknown>;
  readonly #scheduler: Pick<Scheduler, 'after'>;
  #waiting: ReadMark | null = null;
  #cancelPause: Cancel | null = null;

  constructor(send: (mark: ReadMark) => Promise<unknown>, scheduler: Pick<Scheduler, 'after'>) {
    this.#send = send;
    this.#scheduler = scheduler;
  }

  add(mark: ReadMark): void {
    if (this.#waiting !== null && this.#waiting.talkId !== mark.talkId) this.flush();
    this.#waiting = mark;
    if (this.#cancelPause === null) this.#sendWaiting();
  }

  flush(): void {
    this.#endPause();
    if (this.#waiting !== null) void this.#send(this.#waiting);
    this.#waiting = null;
  }

  forget(): void {
    this.#endPause();
    this.#waiting = null;
  }

  #sendWaiting(): void {
    if (this.#waiting === null) return;
    this.flush();
    this.#cancelPause = this.#scheduler.after(READ_MARK_PAUSE_MS, () => {
      this.#cancelPause = null;
      this.#sendWaiting();
    });
  }

  #endPause(): void {
    this.#cancelPause?.();
    this.#cancelPause = null;
  }
}
