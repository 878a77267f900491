import type { Key } from './key';
export interface Clock {
  readonly now: () => number;
}

export const ClockPort: Key<Clock> = Symbol('Clock');
