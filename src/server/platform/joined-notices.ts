import { setTimeout as pause } from 'node:timers/promises';

/** A notice to other processes. */
interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** The notices that wait for the next statement, and its outcome. */
interface Waiting {
  readonly notices: Notice[];
  readonly sent: Promise<void>;
}

/** The time in which notices gather for a statement: nobody sees an event come so much later. */
const GATHER_MS = 5;

/**
 * Sends notices in one statement after the other: those that come shortly before it or while another one is under way go together. A comment would
 * otherwise cost two more statements for its events. Each caller waits for the statement that has its own.
 */
export class JoinedNotices {
  #underWay: Promise<void> = Promise.resolve();
  #waiting: Waiting | null = null;

  constructor(
    private readonly send: (notices: readonly Notice[]) => Promise<void>,
    private readonly gather: () => Promise<void> = () => pause(GATHER_MS),
  ) {}

  notify(channel: string, payload: string): Promise<void> {
    this.#waiting ??= this.#open();
    this.#waiting.notices.push({ channel, payload });
    return this.#waiting.sent;
  }

  /** Resolves when all notices so far have been sent or have failed. */
  settle(): Promise<void> {
    return this.#underWay;
  }

  #open(): Waiting {
    const notices: Notice[] = [];
    const sent = this.#underWay.then(this.gather).then(() => {
      this.#waiting = null;
      return this.send(notices);
    });
    // The failure belongs to those who wait; the next statement runs all the same.
    this.#underWay = sent.catch(() => undefined);
    return { notices, sent };
  }
}
