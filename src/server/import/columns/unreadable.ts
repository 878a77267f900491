/** A text that is no value of its column; the reason goes on after the text: `"abc" is no number`. */
export class Unreadable {
  constructor(readonly reason: string) {}
}
