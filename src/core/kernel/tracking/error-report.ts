import type { LogDisplay } from '@/core/kernel/device/device';

/** The severity of an error. */
export type LogLevel = 'fatal' | 'error' | 'warning' | 'info';

/** An error; members beside the named ones are kept as they are (at most 18 of them). */
export interface ReportedError {
  /** 1 to 2,000 characters, of which none was written by a user or names one. */
  readonly error: string;
  readonly type?: string;
  readonly level?: LogLevel;
  readonly [extra: string]: string | number | boolean | null;
}

export interface ReportedPage {
  /** The version of the product that the page is of. */
  readonly release: string;
  readonly screen: string;
}

/** An error and where it showed. */
export interface ErrorReport extends ReportedError, Partial<ReportedPage> {
  readonly display: LogDisplay;
}
