/** A client's report about itself. */
export interface MemoryReport {
  readonly kind: 'error' | 'performance' | 'web_vitals';
  readonly report: object;
}

/** The reports that clients of a memory world sent, oldest first. */
export class ReportRecords {
  readonly all: MemoryReport[] = [];
}
