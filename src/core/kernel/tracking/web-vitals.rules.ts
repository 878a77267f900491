import type { PerformanceReport, WebVital, WebVitalsReport } from './page-measures';

/** Interactions slower than this are reported, in ms (TR-WEBVITALS). */
const GOOD_INP_MS = 200;

/** Pages that shift as much as this are reported (TR-WEBVITALS; decisions A 58). */
const BAD_CLS = 0.9;

/** A page that took longer than this to be there is reported, in ms. Quicker ones would push the reports of errors out. */
const SLOW_LOAD_MS = 4_000;

const MAX_TARGET_LENGTH = 200;

/** Returns the report of a web vital that is beyond its limit; null for any other. */
export function vitalReportOf({ name, value, target }: WebVital, page: string): WebVitalsReport | null {
  const isBeyond = name === 'INP' ? value > GOOD_INP_MS : value >= BAD_CLS;
  return isBeyond ? { name, value, page, target: targetTextOf(target) } : null;
}

/** Returns the report of a page that came late; null for any other. */
export function loadReportOf(duration: number, page: string): PerformanceReport | null {
  return duration > SLOW_LOAD_MS ? { name: 'page-load', duration, page } : null;
}

/**
 * The selector of an element, cut to what the service takes (TR-WEBVITALS-TARGET). Its numbers are left out: an element may be named after the post or
 * the comment that it shows.
 */
function targetTextOf(target: string): string {
  return target.replaceAll(/\d+/g, '*').slice(0, MAX_TARGET_LENGTH);
}
