import type { WebVital } from '@/core/kernel/tracking/page-measures';
import type { PageMeasuring } from '@/core/kernel/tracking/page-measuring.port';

/** Measures the page. The library for web vitals loads on demand. */
export class BrowserPageMeasuring implements PageMeasuring {
  constructor(private readonly performance: Pick<Performance, 'getEntriesByType'>) {}

  loadMs(): number | null {
    for (const entry of this.performance.getEntriesByType('navigation')) {
      if ('domContentLoadedEventEnd' in entry && typeof entry.domContentLoadedEventEnd === 'number')
        return entry.domContentLoadedEventEnd;
    }
    return null;
  }

  async onVital(task: (vital: WebVital) => void): Promise<void> {
    const { onCLS, onINP } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals/attribution');
    onINP(({ value, attribution }) => task({ name: 'INP', value, target: attribution.interactionTarget ?? '' }));
    onCLS(({ value, attribution }) => task({ name: 'CLS', value, target: attribution.largestShiftTarget ?? '' }));
  }
}
