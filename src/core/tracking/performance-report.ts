/** How long something took. */
export interface PerformanceReport {
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
  /** The screen's name. */
  readonly page?: string;
}

/** A web vital beyond its limit. */
export interface WebVitalsReport {
  readonly name: 'INP' | 'CLS' | 'LCP' | 'FCP' | 'TTFB';
  /** Milliseconds, for CLS a score. */
  readonly value: number;
  /** What it is about; at most 200 characters (TR-WEBVITALS-TARGET). */
  readonly target?: string;
  /** The screen's name. */
  readonly page?: string;
}
