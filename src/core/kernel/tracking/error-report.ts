import type { LogDisplay } from '@/core/kernel/device/device';

export type LogLevel = 'fatal' | 'error' | 'warning' | 'info';

export interface ReportedError {
  /** A text of 1 to 2,000 characters, neither written by a user nor naming one. */
  readonly error: string;
  readonly type?: string;
  readonly level?: LogLevel;
  readonly [extra: string]: string | number | boolean | null;
}

export interface ReportedPage {
  readonly release: string;
  readonly screen: string;
}

export interface ErrorReport extends ReportedError, Partial<ReportedPage> {
  readonly display: LogDisplay;
}
