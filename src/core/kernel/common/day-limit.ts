/** A kind of writing of which one user does so much on a day of India at most, so that nobody fills the disk of all. */
export interface DayLimit {
  /** Names the kind; each has a count of its own. */
  readonly acts: string;
  readonly most: number;
  /** The code and the sentence of the refusal. */
  readonly code: string;
  readonly message: string;
}
