import { logDisplayOf } from '@/core/device/device';
import type { DeviceReading } from '@/core/device/device-reading.port';
import type { ErrorLog } from '@/core/tracking/error-log.port';
import type { ReportedError, ReportedPage } from '@/core/tracking/error-report';
import { errorReportOf } from '@/core/tracking/report-builder';

/** Sends error reports in the background. Reports are not awaited, and a lost one is not reported in turn. */
export class ErrorReporter {
  constructor(
    private readonly log: ErrorLog,
    private readonly device: DeviceReading,
    private readonly page: () => ReportedPage,
  ) {}

  /** Reports an error with where it showed (API-LOG-ERROR). */
  report(report: ReportedError): void {
    void this.log.logError(errorReportOf(report, logDisplayOf(this.device.current()), this.page()));
  }
}
