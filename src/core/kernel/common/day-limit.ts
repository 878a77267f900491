/** A daily limit (days in India) per user or company, so that nobody fills the disk. */
export interface DayLimit {
  readonly acts: string;
  readonly most: number;
  readonly code: string;
  readonly message: string;
}
