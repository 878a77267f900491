import type { MemoryReport } from '@/adapters/memory/trust/reports/report-records';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { MeasureLog } from '@/core/kernel/tracking/measure-log.port';
import type { PerformanceReport, WebVitalsReport } from '@/core/kernel/tracking/page-measures';
import type { MemoryBrowser } from '../world/memory-browser';

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
