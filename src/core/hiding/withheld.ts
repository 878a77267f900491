/** The posts and pseudonyms that the feeds of a page leave out, by their ids and names. */
export interface Withheld {
  withhold(idOrName: string): void;
  release(idOrName: string): void;
}
