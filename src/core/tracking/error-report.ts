import type { LogDisplay } from '@/core/shell/device';

/** How bad it is. */
export type LogLevel = 'fatal' | 'error' | 'warning' | 'info';

/** An error and where it showed; what stands beside the named members is kept as it is (at most 20 of them). */
export interface ErrorReport {
  /** 1 to 2,000 characters. */
  readonly error: string;
  readonly display: LogDisplay;
  readonly type?: string;
  readonly level?: LogLevel;
  readonly [extra: string]: string | number | boolean | null;
}
