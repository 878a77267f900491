export interface WebVital {
  readonly name: 'INP' | 'CLS';
  readonly value: number;
  readonly target: string;
}

export interface WebVitalsReport extends WebVital {
  readonly page: string;
}

export interface PerformanceReport {
  readonly name: 'page-load';
  readonly duration: number;
  readonly page: string;
}
