/** A kind of writing, and how much of it a user or a company does on a day of India, so that nobody fills the disk of all. */
export interface DayLimit {
  /** Names the kind; each has a count of its own. */
  readonly acts: string;
  readonly most: number;
  /** The code and the sentence of the refusal. */
  readonly code: string;
  readonly message: string;
}
