import type { Key } from './key';
/** Idempotent; no effect after the task ran. */
export type Cancel = () => void;

export interface Scheduler {
  /** In ms. */
  readonly age: () => number;
  readonly after: (ms: number, task: () => void) => Cancel;
  /** Runs the task after the change is painted: earlier work would delay the paint. */
  readonly afterPaint: (task: () => void) => void;
  readonly every: (ms: number, task: () => void) => Cancel;
  /** Runs the task once when idle, but within `maxMs`; immediately if idleness is unknown. */
  readonly whenIdle: (maxMs: number, task: () => void) => Cancel;
}

export const SchedulerPort: Key<Scheduler> = Symbol('Scheduler');
