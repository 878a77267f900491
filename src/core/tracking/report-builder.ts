import type { LogDisplay } from '@/core/shell/device';
import type { ErrorReport, LogLevel } from './error-report';
import type { WebVitalsReport } from './performance-report';

const ERROR_LIMIT = 2_000;
const TYPE_LIMIT = 100;
const PAGE_LIMIT = 100;
const EXTRA_LIMIT = 20;

/** The longest target text of a web-vitals report, in characters (TR-WEBVITALS-TARGET). */
export const TARGET_LIMIT = 200;

/** Something that went wrong. */
export interface ErrorToReport {
  /** What happened, without anything that a person wrote or that names one. */
  readonly error: string;
  readonly type: string;
  readonly level: LogLevel;
  readonly extra?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The report of an error, cut to what the service takes. */
export function errorReportOf({ error, type, level, extra = {} }: ErrorToReport, display: LogDisplay): ErrorReport {
  const rest = Object.entries(extra)
    .slice(0, EXTRA_LIMIT)
    .map(([name, value]) => [name, typeof value === 'string' ? cut(value, ERROR_LIMIT) : value] as const);
  const text = error.trim() === '' ? 'unknown error' : error;
  return { ...Object.fromEntries(rest), error: cut(text, ERROR_LIMIT), display, type: cut(type, TYPE_LIMIT), level };
}

/** Whether a web vital is reported: INP above 200 ms, CLS at or above 0.9 (TR-WEBVITALS). */
export function isReportableVital(name: string, value: number): name is 'INP' | 'CLS' {
  return (name === 'INP' && value > 200) || (name === 'CLS' && value >= 0.9);
}

/** The report of a web vital, its target text cut. */
export function webVitalsReportOf(
  name: WebVitalsReport['name'],
  value: number,
  target: string,
  page: string,
): WebVitalsReport {
  return {
    name,
    value,
    ...(target !== '' && { target: cut(target, TARGET_LIMIT) }),
    ...(page !== '' && { page: cut(page, PAGE_LIMIT) }),
  };
}

// A cut through a sign of two units leaves half of it.
const LONE_HALF = /[\ud800-\udbff]$/;

function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(LONE_HALF, '');
}
