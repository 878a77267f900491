import type { Key } from './key';
/** Idempotent. Has no effect after the task ran. */
export type Cancel = () => void;

export interface Scheduler {
  /** In ms. */
  readonly age: () => number;
  readonly after: (ms: number, task: () => void) => Cancel;
  /** Runs the task after the change is painted. Running it earlier would delay the paint. */
  readonly afterPaint: (task: () => void) => void;
  readonly every: (ms: number, task: () => void) => Cancel;
  /** Runs the task once when idle, but within `maxMs`. Runs it immediately if the browser does not report idleness. */
  readonly whenIdle: (maxMs: number, task: () => void) => Cancel;
}

export const SchedulerPort: Key<Scheduler> = Symbol('Scheduler');
