const MAX_MAILS_AT_ONCE = 5;

const MAX_UNANSWERED = 5;

export class MailRound {
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

  /** Throws the last reason if the mail server answered none of the mails. */
  refuseSilence(): void {
    if (this.#answered === 0 && this.#unanswered > 0) throw this.#reason;
  }
}

export async function sideBySide(work: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: MAX_MAILS_AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
