import type { LogDisplay } from '@/core/kernel/device/device';
import type { ErrorReport, ReportedError, ReportedPage } from './error-report';
import type { ScriptError } from './script-errors.port';

const MAX_ERROR_LENGTH = 2_000;
const MAX_TYPE_LENGTH = 100;
const MAX_EXTRAS = 18;

/** Builds a report within the service's limits, without NUL, which the service refuses. */
export function errorReportOf(report: ReportedError, display: LogDisplay, page: ReportedPage): ErrorReport {
  const { error, type, level, ...extras } = report;
  const rest = Object.entries(extras)
    .filter(([name]) => name !== 'display')
    .slice(0, MAX_EXTRAS)
    .map(([name, value]) => [name, typeof value === 'string' ? cut(value, MAX_ERROR_LENGTH) : value] as const);
  return {
    ...Object.fromEntries(rest),
    error: cut(error.trim() === '' ? 'unknown error' : error, MAX_ERROR_LENGTH),
    display,
    ...page,
    ...(type !== undefined && { type: cut(type, MAX_TYPE_LENGTH) }),
    ...(level !== undefined && { level }),
  };
}

export function scriptReportOf({ name, place }: ScriptError): ReportedError {
  return { error: place === null ? name : `${name} at ${place}`, type: 'script', level: 'error' };
}

const LONE_HALF = /[\ud800-\udbff]$/;

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(LONE_HALF, '').replaceAll('\0', '\uFFFD');
}
