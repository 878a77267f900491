import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { ErrorReport } from '@/core/tracking/error-report';
import { ReportRecords } from '../reports/report-records';
import type { MemoryBrowser } from '../world/memory-browser';

/** Keeps reports in a memory world. */
export class MemoryErrorLog implements ErrorLog {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  logError(report: ErrorReport): Promise<Result<null, Failure>> {
    return this.#browser.ask('logError', { body: report }, () => {
      this.#browser.world.records(ReportRecords).all.push({ kind: 'error', report });
      return ok(null);
    });
  }
}
