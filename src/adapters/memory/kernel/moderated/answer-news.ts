/** Notifies authors of answers, and withdraws the notifications. */
export interface AnswerNotifier {
  answered(authorId: string, answerId: string): void;
  withdrawn(authorId: string, answerId: string): void;
}

/** Passes changes of answers on to the feature of notifications. Changes before it is there wait for it. */
export class AnswerNews implements AnswerNotifier {
  #notifier: AnswerNotifier | null = null;
  readonly #waiting: ((notifier: AnswerNotifier) => void)[] = [];

  passOnTo(notifier: AnswerNotifier): void {
    this.#notifier = notifier;
    for (const pass of this.#waiting.splice(0)) pass(notifier);
  }

  answered(authorId: string, answerId: string): void {
    this.#pass((notifier) => notifier.answered(authorId, answerId));
  }

  withdrawn(authorId: string, answerId: string): void {
    this.#pass((notifier) => notifier.withdrawn(authorId, answerId));
  }

  #pass(change: (notifier: AnswerNotifier) => void): void {
    if (this.#notifier === null) this.#waiting.push(change);
    else change(this.#notifier);
  }
}
