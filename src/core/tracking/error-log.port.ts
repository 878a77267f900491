import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { ErrorReport } from './error-report';
import type { PerformanceReport, WebVitalsReport } from './performance-report';

/** Stores what the client reports about itself; guests report too (TR-LOGGERS). */
export interface ErrorLog {
  logError(report: ErrorReport): Promise<Result<null, Failure>>;
  logPerformance(report: PerformanceReport): Promise<Result<null, Failure>>;
  logWebVitals(report: WebVitalsReport): Promise<Result<null, Failure>>;
}

/** Names the ErrorLog port in the container. */
export const ErrorLogPort: Key<ErrorLog> = Symbol('ErrorLog');
