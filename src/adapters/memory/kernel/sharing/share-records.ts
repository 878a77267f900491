/** Counts of shares in a memory world, by post or comment. */
export class ShareRecords {
  readonly counts = new Map<string, number>();
  /** The shares that were counted, by day, user and resource. */
  readonly counted = new Set<string>();
}
