/** A text that is no value of its column; the reason goes on after the text: `"abc" is no number`. */
export class Unreadable {
  /** `isOfRow` if the whole row is refused for it, though its column may be missing. */
  constructor(
    readonly reason: string,
    readonly isOfRow = false,
  ) {}
}
