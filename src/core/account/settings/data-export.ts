/** An archive of everything about the user. A ready one can be fetched once, and is deleted with that. */
export interface DataExport {
  readonly exportId: string;
  readonly state: 'making' | 'ready' | 'failed';
  /** Percent. */
  readonly progress: number;
  /** A day: `2026-11-20`. */
  readonly createdOn: string;
  /** The first day on which it is not there any more. */
  readonly expiresOn: string;
}

/** The time between two questions for the state of an export that is being made. */
export const EXPORT_POLL_MS = 1_000;

export function exportAddress({ exportId }: Pick<DataExport, 'exportId'>): string {
  return `/download/export/${exportId}`;
}
