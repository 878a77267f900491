/** A text that is not a value of its column. The reason follows the text: `"abc" is not a number`. */
export class UnreadableText {
  /** With `isOfRow` the whole row is refused, even if the column is optional. */
  constructor(
    readonly reason: string,
    readonly isOfRow = false,
  ) {}
}
