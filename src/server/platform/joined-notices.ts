import { setTimeout as pause } from 'node:timers/promises';

interface Notice {
  readonly channel: string;
  readonly payload: string;
}

interface Waiting {
  readonly notices: Notice[];
  readonly sent: Promise<void>;
}

/** Time to collect notices for a statement. The delay is imperceptible. */
const GATHER_MS = 5;

/**
 * Joins notices into one statement at a time, because a comment would otherwise cost two more. Each caller waits for
 * its own statement.
 */
export class BatchedNotices {
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

  settle(): Promise<void> {
    return this.#underWay;
  }

  #open(): Waiting {
    const notices: Notice[] = [];
    const sent = this.#underWay.then(this.gather).then(() => {
      this.#waiting = null;
      return this.send(notices);
    });
    // The failure belongs to those who wait; the next statement still runs.
    this.#underWay = sent.catch(() => undefined);
    return { notices, sent };
  }
}
