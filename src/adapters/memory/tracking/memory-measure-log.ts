import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { MeasureLog } from '@/core/tracking/measure-log.port';
import type { PerformanceReport, WebVitalsReport } from '@/core/tracking/page-measures';
import type { MemoryReport } from '../reports/report-records';
import { ReportRecords } from '../reports/report-records';
import type { MemoryBrowser } from '../world/memory-browser';

/** Keeps how pages felt in a memory world. */
export class MemoryMeasureLog implements MeasureLog {
  constructor(private readonly browser: MemoryBrowser) {}

  logPerformance(report: PerformanceReport): Promise<Result<null, Failure>> {
    return this.#keep('logPerformance', { kind: 'performance', report });
  }

  logWebVitals(report: WebVitalsReport): Promise<Result<null, Failure>> {
    return this.#keep('logWebVitals', { kind: 'web_vitals', report });
  }

  #keep(operationId: string, kept: MemoryReport): Promise<Result<null, Failure>> {
    return this.browser.ask(operationId, { body: kept.report }, () => {
      this.browser.world.records(ReportRecords).all.push(kept);
      return ok(null);
    });
  }
}
