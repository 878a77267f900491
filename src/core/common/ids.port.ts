/** A source of identifiers that nobody else has. */
export interface Ids {
  /** A new random UUID (version 4, lower case). */
  next(): string;
}
