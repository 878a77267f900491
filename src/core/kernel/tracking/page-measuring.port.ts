import type { Key } from '@/core/kernel/common/key';
import type { WebVital } from './page-measures';

export interface PageMeasuring {
  /** Returns the ms from the request of the document until its content was there; null if the browser does not say. */
  readonly loadMs: () => number | null;
  /** Calls the task with the vitals of the page, at the latest when it is left; a vital may come again with a higher value. */
  readonly onVital: (task: (vital: WebVital) => void) => Promise<void>;
}

export const PageMeasuringPort: Key<PageMeasuring> = Symbol('PageMeasuring');
