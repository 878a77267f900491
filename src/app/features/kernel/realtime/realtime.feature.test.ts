import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';

it('a connection that cannot be opened is logged, without a toast', async () => {
  const { realtime, world, toasts, settle } = await startMemoryApp();
  expect(realtime.isConnected).toBe(true);
  realtime.breakDown('refused');
  await settle();
  expect(world.records(ReportRecords).all).toMatchObject([
    { report: { error: 'The realtime connection failed: refused', type: 'realtime', level: 'warning' } },
  ]);
  expect(toasts.shown).toEqual([]);
});
