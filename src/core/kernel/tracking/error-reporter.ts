import { logDisplayOf } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { ErrorLog } from '@/core/kernel/tracking/error-log.port';
import type { ReportedError, ReportedPage } from '@/core/kernel/tracking/error-report';
import { errorReportOf } from '@/core/kernel/tracking/report-builder';

/** Sends error reports in the background. A lost report is not reported in turn. */
export class ErrorReporter {
  constructor(
    private readonly log: ErrorLog,
    private readonly device: DeviceReading,
    private readonly page: () => ReportedPage,
  ) {}

  report(report: ReportedError): void {
    void this.log.logError(errorReportOf(report, logDisplayOf(this.device.current()), this.page()));
  }
}
