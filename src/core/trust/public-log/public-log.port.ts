import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { LogCheckpoint } from './log-checkpoint';
import type { LogLine } from './log-line.rules';
import type { LogTotals } from './log-sum';

export interface PublicLog {
  readonly listLogLines: (page: { readonly cursor?: string }) => Promise<Result<Page<LogLine>, Failure>>;
  readonly getLogCheckpoint: () => Promise<Result<LogCheckpoint, Failure>>;
  readonly getLogSums: () => Promise<Result<LogTotals, Failure>>;
}

export const PublicLogPort: Key<PublicLog> = Symbol('PublicLog');
