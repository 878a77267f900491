import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { MemoryPageMeasuring } from '@/adapters/memory/kernel/tracking/memory-page-measuring';
import { MemoryTrackingOptOut } from '@/adapters/memory/kernel/tracking/memory-tracking-opt-out';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { TrackingOptOutPort } from '@/core/kernel/tracking/tracking-opt-out.port';
import { TrackingKey } from './keys';
import { MeasuresStore } from './measures.store';

async function measured({ isRefused }: { readonly isRefused: boolean }) {
  const { app, store, world, settle } = await startMemoryApp({ as: 'reader' });
  await settle();
  const wish = app.container.get(TrackingOptOutPort);
  if (wish instanceof MemoryTrackingOptOut) wish.isTurnedOff = isRefused;
  const page = new MemoryPageMeasuring(4_001);
  new MeasuresStore(page, app.container.get(MeasureLogPort), store(TrackingKey)).start();
  page.measure({ name: 'CLS', value: 0.89, target: 'main' });
  page.measure({ name: 'INP', value: 201, target: 'button' });
  await settle();
  return world.records(ReportRecords).all;
}

it('a page that came late and a slow press are reported with the screen, of nobody', async () => {
  expect(await measured({ isRefused: false })).toEqual([
    { kind: 'performance', report: { name: 'page-load', duration: 4_001, page: 'HomeScreen' } },
    { kind: 'web_vitals', report: { name: 'INP', value: 201, target: 'button', page: 'HomeScreen' } },
  ]);
});

it('a browser that asks not to be tracked reports no measure', async () => {
  expect(await measured({ isRefused: true })).toEqual([]);
});

it('the app measures its page from its start on', async () => {
  const { app, world, settle } = await startMemoryApp();
  const page = app.container.get(PageMeasuringPort);
  if (page instanceof MemoryPageMeasuring) page.measure({ name: 'INP', value: 201, target: 'button' });
  await settle();
  const report = { name: 'INP', value: 201, target: 'button', page: 'HomeScreen' };
  expect(world.records(ReportRecords).all).toEqual([{ kind: 'web_vitals', report }]);
});
