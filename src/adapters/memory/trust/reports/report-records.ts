import type { ErrorReport } from '@/core/kernel/tracking/error-report';

/** A client's report about itself. */
export type MemoryReport =
  | { readonly kind: 'error'; readonly report: ErrorReport }
  | { readonly kind: 'performance' | 'web_vitals'; readonly report: object };

/** The reports that clients of a memory world sent, oldest first. */
export class ReportRecords {
  readonly all: MemoryReport[] = [];
}
