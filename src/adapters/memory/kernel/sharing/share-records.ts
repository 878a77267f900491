export class ShareRecords {
  readonly counts = new Map<string, number>();
  readonly counted = new Set<string>();
}
