import type { Failure } from '../common/failure';
import type { Key } from '../common/key';
import type { Result } from '../common/result';
import type { HeadlineStats } from './headline-stats';

/** The counts of the product. */
export interface HeadlineStatsReading {
  getHeadlineStats(): Promise<Result<HeadlineStats, Failure>>;
}

/** Names the HeadlineStatsReading port in the container. */
export const HeadlineStatsPort: Key<HeadlineStatsReading> = Symbol('HeadlineStatsReading');
