/** Counts of shares in a memory world, by post or comment. */
export class ShareRecords {
  readonly counts = new Map<string, number>();
}
