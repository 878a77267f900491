/** A measure of how the page felt: ms for INP, a score for CLS. */
export interface WebVital {
  readonly name: 'INP' | 'CLS';
  readonly value: number;
  /** The selector of the element that it is about; empty if it is not known. */
  readonly target: string;
}

/** A web vital beyond its limit, and the screen on which it was found. */
export interface WebVitalsReport extends WebVital {
  readonly page: string;
}

/** A time that a page took, in ms. */
export interface PerformanceReport {
  readonly name: 'page-load';
  readonly duration: number;
  readonly page: string;
}
