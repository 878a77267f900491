import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Operations } from './operations';

/**
 * The operator's figures. Every call fails with `forbidden` (`moderator_required`, `session_not_fresh`) for all but
 * moderators.
 */
export interface OperationsReading {
  readonly getOperations: () => Promise<Result<Operations, Failure>>;
}

export const OperationsReadingPort: Key<OperationsReading> = Symbol('OperationsReading');
