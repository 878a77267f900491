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

/**
 * Sends notices in one statement after the other: those that come while one is under way go together in the next. A vote would otherwise cost
 * a second statement for its event. Each caller waits for the statement that has its own.
 */
export class JoinedNotices {
  #underWay: Promise<void> = Promise.resolve();
  #waiting: Waiting | null = null;

  constructor(private readonly send: (notices: readonly Notice[]) => Promise<void>) {}

  notify(channel: string, payload: string): Promise<void> {
    this.#waiting ??= this.#open();
    this.#waiting.notices.push({ channel, payload });
    return this.#waiting.sent;
  }

  #open(): Waiting {
    const notices: Notice[] = [];
    const sent = this.#underWay.then(() => {
      this.#waiting = null;
      return this.send(notices);
    });
    // The failure belongs to those who wait; the next statement runs all the same.
    this.#underWay = sent.catch(() => undefined);
    return { notices, sent };
  }
}
