/** The output of a command; a terminal gets its progress on one line. */
export interface Output {
  line(text: string): void;
  error(text: string): void;
  /** Null if nobody watches. */
  readonly progress: ((text: string) => void) | null;
}
