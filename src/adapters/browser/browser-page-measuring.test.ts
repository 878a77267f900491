import { expect, it, vi } from 'vitest';
import type { WebVital } from '@/core/kernel/tracking/page-measures';
import { BrowserPageMeasuring } from './browser-page-measuring';

const listeners = vi.hoisted(() => new Map<string, (metric: object) => void>());

vi.mock('web-vitals/attribution', () => ({
  onINP: (heard: (metric: object) => void) => listeners.set('INP', heard),
  onCLS: (heard: (metric: object) => void) => listeners.set('CLS', heard),
}));

it('[TR-WEBVITALS] tells of the slowest interaction and of layout shifts, with what they fell on', async () => {
  const heard: WebVital[] = [];
  await new BrowserPageMeasuring({ getEntriesByType: () => [] }).onVital((vital) => heard.push(vital));
  listeners.get('INP')?.({ value: 240, attribution: { interactionTarget: '#send' } });
  listeners.get('CLS')?.({ value: 0.2, attribution: {} });
  expect(heard).toEqual([
    { name: 'INP', value: 240, target: '#send' },
    { name: 'CLS', value: 0.2, target: '' },
  ]);
});
