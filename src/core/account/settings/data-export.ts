export interface DataExport {
  readonly exportId: string;
  readonly state: 'making' | 'ready' | 'failed';
  /** Percent. */
  readonly progress: number;
  /** A day: `2026-11-20`. */
  readonly createdOn: string;
  /** The first day on which it no longer exists. */
  readonly expiresOn: string;
}

export const EXPORT_POLL_MS = 1_000;

export function exportAddress({ exportId }: Pick<DataExport, 'exportId'>): string {
  return `/download/export/${exportId}`;
}
