import type { Key } from '@/core/kernel/common/key';
import type { WebVital } from './page-measures';

export interface PageMeasuring {
  /** Returns the time from the request of the document until its content was loaded, or null if unknown. */
  readonly loadMs: () => number | null;
  /** Called when the page is left, at the latest. A vital may be reported again with a higher value. */
  readonly onVital: (task: (vital: WebVital) => void) => Promise<void>;
}

export const PageMeasuringPort: Key<PageMeasuring> = Symbol('PageMeasuring');
