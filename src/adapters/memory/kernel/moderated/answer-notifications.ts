export interface AnswerNotifier {
  answered(authorId: string, answerId: string): void;
  withdrawn(authorId: string, answerId: string): void;
}

export class AnswerNotifications implements AnswerNotifier {
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
