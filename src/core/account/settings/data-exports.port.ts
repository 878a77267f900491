import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DataExport } from './data-export';

/** The user's data exports. Fails with `unauthenticated` without a session. */
export interface DataExports {
  /** Lists exports, newest first, without expired ones. */
  readonly listExports: () => Promise<Result<{ readonly items: readonly DataExport[] }, Failure>>;
  readonly startExport: () => Promise<Result<DataExport, Failure>>;
}

export const DataExportsPort: Key<DataExports> = Symbol('DataExports');
