/** A limit per user or company and day in India, so that nobody fills the disk. */
export interface DayLimit {
  readonly acts: string;
  readonly most: number;
  readonly code: string;
  readonly message: string;
}
