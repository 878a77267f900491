/** The most mails on their way at once: a mail server answers in its own time, and takes few connections of one sender. */
const MAX_MAILS_AT_ONCE = 5;

/** The number of unanswered mails in a row after which the mail server counts as away. */
const MAX_UNANSWERED = 5;

/** Counts how the mails of one turn ended. */
export class MailTurn {
  #answered = 0;
  #unanswered = 0;
  #reason: unknown;

  noteAnswer(): void {
    this.#answered += 1;
    this.#unanswered = 0;
  }

  noteSilence(reason: unknown): void {
    this.#unanswered += 1;
    this.#reason = reason;
  }

  get isAway(): boolean {
    return this.#unanswered >= MAX_UNANSWERED;
  }

  /** Throws the last reason if there were mails and none had an answer. */
  refuseSilence(): void {
    if (this.#answered === 0 && this.#unanswered > 0) throw this.#reason;
  }
}

/** Does the same work several times side by side. Rejects once all have ended. */
export async function sideBySide(work: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: MAX_MAILS_AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
