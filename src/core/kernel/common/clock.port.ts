import type { Key } from './key';
/** The time of day. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
}

export const ClockPort: Key<Clock> = Symbol('Clock');
