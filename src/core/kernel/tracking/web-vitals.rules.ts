import type { PerformanceReport, WebVital, WebVitalsReport } from './page-measures';

const GOOD_INP_MS = 200;

const BAD_CLS = 0.9;

/** The minimum load time in a report. Faster pages would displace error reports. */
const SLOW_LOAD_MS = 4_000;

const MAX_TARGET_LENGTH = 200;

export function vitalReportOf({ name, value, target }: WebVital, page: string): WebVitalsReport | null {
  const isBeyond = name === 'INP' ? value > GOOD_INP_MS : value >= BAD_CLS;
  return isBeyond ? { name, value, page, target: targetTextOf(target) } : null;
}

export function loadReportOf(duration: number, page: string): PerformanceReport | null {
  return duration > SLOW_LOAD_MS ? { name: 'page-load', duration, page } : null;
}

/**
 * Cuts to the service's limit (TR-WEBVITALS-TARGET). Numbers are removed, because an element may be named after its
 * post or comment.
 */
function targetTextOf(target: string): string {
  return target.replaceAll(/\d+/g, '*').slice(0, MAX_TARGET_LENGTH);
}
