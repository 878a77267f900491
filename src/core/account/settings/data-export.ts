export interface DataExport {
  readonly exportId: string;
  readonly state: 'making' | 'ready' | 'failed';
  /** The progress in per cent. */
  readonly progress: number;
  /** A day: `2026-11-20`. */
  readonly createdOn: string;
  /** The first day without the export. */
  readonly expiresOn: string;
}

export const EXPORT_POLL_MS = 1_000;

export function exportAddress({ exportId }: Pick<DataExport, 'exportId'>): string {
  return `/download/export/${exportId}`;
}
