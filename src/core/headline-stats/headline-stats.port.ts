import type { Failure } from '../common/failure';
import type { Result } from '../common/result';
import type { HeadlineStats } from './headline-stats';

/** The counts of the product. */
export interface HeadlineStatsReading {
  getHeadlineStats(): Promise<Result<HeadlineStats, Failure>>;
}
