import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ErrorLog } from '@/core/kernel/tracking/error-log.port';
import type { ErrorReport } from '@/core/kernel/tracking/error-report';
import type { MemoryBrowser } from '../world/memory-browser';

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
