import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ErrorReport } from './error-report';

export interface ErrorLog {
  readonly logError: (report: ErrorReport) => Promise<Result<null, Failure>>;
}

export const ErrorLogPort: Key<ErrorLog> = Symbol('ErrorLog');
