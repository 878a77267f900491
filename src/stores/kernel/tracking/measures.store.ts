import type { MeasureLog } from '@/core/kernel/tracking/measure-log.port';
import type { PageMeasuring } from '@/core/kernel/tracking/page-measuring.port';
import { loadReportOf, vitalReportOf } from '@/core/kernel/tracking/web-vitals.rules';
import type { TrackingStore } from './tracking.store';

/** Reports late pages, and web vitals beyond their limits, if events may be counted. */
export class MeasuresStore {
  readonly #measuring: PageMeasuring;
  readonly #log: MeasureLog;
  readonly #tracking: Pick<TrackingStore, 'isAllowed' | 'pageName'>;

  constructor(measuring: PageMeasuring, log: MeasureLog, tracking: Pick<TrackingStore, 'isAllowed' | 'pageName'>) {
    this.#measuring = measuring;
    this.#log = log;
    this.#tracking = tracking;
  }

  start(): void {
    if (!this.#tracking.isAllowed) return;
    const ms = this.#measuring.loadMs();
    const late = ms === null ? null : loadReportOf(ms, this.#tracking.pageName);
    if (late !== null) void this.#log.logPerformance(late);
    void this.#measuring.onVital((vital) => {
      const report = vitalReportOf(vital, this.#tracking.pageName);
      if (report !== null && this.#tracking.isAllowed) void this.#log.logWebVitals(report);
    });
  }
}
