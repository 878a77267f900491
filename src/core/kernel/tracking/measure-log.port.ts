import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PerformanceReport, WebVitalsReport } from './page-measures';

export interface MeasureLog {
  readonly logPerformance: (report: PerformanceReport) => Promise<Result<null, Failure>>;
  readonly logWebVitals: (report: WebVitalsReport) => Promise<Result<null, Failure>>;
}

export const MeasureLogPort: Key<MeasureLog> = Symbol('MeasureLog');
