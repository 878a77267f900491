import type { ErrorReport } from '@/core/kernel/tracking/error-report';

export type MemoryReport =
  | { readonly kind: 'error'; readonly report: ErrorReport }
  | { readonly kind: 'performance' | 'web_vitals'; readonly report: object };

export class ReportRecords {
  readonly all: MemoryReport[] = [];
}
