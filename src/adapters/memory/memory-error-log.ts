import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { ErrorReport } from '@/core/tracking/error-report';
import type { PerformanceReport, WebVitalsReport } from '@/core/tracking/performance-report';
import type { MemoryBrowser } from './memory-browser';
import { invalid } from './memory-failure';

const LONGEST_ERROR = 2_000;

/** Keeps reports in the memory world. */
export class MemoryErrorLog implements ErrorLog {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  logError(report: ErrorReport): Promise<Result<null, Failure>> {
    return this.#browser.ask('logError', () => {
      if (report.error === '' || report.error.length > LONGEST_ERROR)
        return invalid({ error: 'This is out of range.' });
      return this.#keep('error', report);
    });
  }

  logPerformance(report: PerformanceReport): Promise<Result<null, Failure>> {
    return this.#browser.ask('logPerformance', () =>
      report.duration < 0 ? invalid({ duration: 'This must be at least 0.' }) : this.#keep('performance', report),
    );
  }

  logWebVitals(report: WebVitalsReport): Promise<Result<null, Failure>> {
    return this.#browser.ask('logWebVitals', () =>
      report.value < 0 ? invalid({ value: 'This must be at least 0.' }) : this.#keep('webVitals', report),
    );
  }

  #keep(kind: 'error' | 'performance' | 'webVitals', report: object): Result<null, Failure> {
    this.#browser.world.reports.push({ kind, report });
    return ok(null);
  }
}
