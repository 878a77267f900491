import type { LogDisplay } from '@/core/device/device';

/** The severity of an error. */
export type LogLevel = 'fatal' | 'error' | 'warning' | 'info';

/** An error; members beside the named ones are kept as they are (at most 20 of them). */
export interface ReportedError {
  /** 1 to 2,000 characters, of which none was written by a user or names one. */
  readonly error: string;
  readonly type?: string;
  readonly level?: LogLevel;
  readonly [extra: string]: string | number | boolean | null;
}

/** An error and where it showed. */
export interface ErrorReport extends ReportedError {
  readonly display: LogDisplay;
}
