import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { ErrorReport } from '@/core/tracking/error-report';
import type { PerformanceReport, WebVitalsReport } from '@/core/tracking/performance-report';
import type { MemoryBrowser } from './memory-browser';
import type { MemoryReport } from './report-records';
import { ReportRecords } from './report-records';

/** Keeps reports in a memory world. */
export class MemoryErrorLog implements ErrorLog {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  logError(report: ErrorReport): Promise<Result<null, Failure>> {
    return this.#keep('logError', { kind: 'error', report });
  }

  logPerformance(report: PerformanceReport): Promise<Result<null, Failure>> {
    return this.#keep('logPerformance', { kind: 'performance', report });
  }

  logWebVitals(report: WebVitalsReport): Promise<Result<null, Failure>> {
    return this.#keep('logWebVitals', { kind: 'webVitals', report });
  }

  #keep(operationId: string, report: MemoryReport): Promise<Result<null, Failure>> {
    return this.#browser.ask(operationId, { body: report.report }, () => {
      this.#browser.world.records(ReportRecords).all.push(report);
      return ok(null);
    });
  }
}
