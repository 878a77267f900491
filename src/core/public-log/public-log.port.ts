import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Page } from '../common/page';
import type { Result } from '../common/result';
import type { LoggedDecision, LogLine } from './log-line.rules';

/** The lines of a month, a kind and an act, counted; null for fewer than five. */
export interface LogSum extends Pick<LoggedDecision, 'month' | 'kind' | 'act'> {
  readonly count: number | null;
}

/** The public log of what moderators did. */
export interface PublicLog {
  /** Newest first. */
  listLogLines(page: { readonly cursor?: string }): Promise<Result<Page<LogLine>, Failure>>;
  getLogSums(): Promise<Result<{ readonly sums: readonly LogSum[] }, Failure>>;
}

/** Names the PublicLog port in the container. */
export const PublicLogPort: Key<PublicLog> = Symbol('PublicLog');
