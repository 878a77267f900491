/** The way that a contribution says its author came by. */
export type CameBy = 'invitation';

/** The idempotency key of a contribution, and how its author came. */
export interface ContributionMarks {
  readonly draftId: string;
  readonly cameBy?: CameBy;
}
