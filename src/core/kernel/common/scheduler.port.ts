import type { Key } from './key';
/** Ends a task that was scheduled; calling it twice, or after the task ran, does nothing. */
export type Cancel = () => void;

/** Timers. All times in ms. */
export interface Scheduler {
  /** Returns how long the page has been there. */
  readonly age: () => number;
  /** Runs the task once, `ms` from now. */
  readonly after: (ms: number, task: () => void) => Cancel;
  /** Runs the task once what was changed can be seen: work that is done before would keep it from being painted. */
  readonly afterPaint: (task: () => void) => void;
  /** Runs the task every `ms`, the first time `ms` from now. */
  readonly every: (ms: number, task: () => void) => Cancel;
  /** Runs the task once when nothing else is to be done, `maxMs` from now at the latest; at once if that is not known. */
  readonly whenIdle: (maxMs: number, task: () => void) => Cancel;
}

export const SchedulerPort: Key<Scheduler> = Symbol('Scheduler');
