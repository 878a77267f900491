import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ErrorReporterKey } from './keys';

describe('what is only logged', () => {
  it.each(['additional-details', 'analytics', 'service-worker', 'web-vitals'])(
    'an error of %s makes one log entry and no toast',
    async (type) => {
      const { store, world, toasts, settle } = await startMemoryApp();
      store(ErrorReporterKey).report({ error: 'It did not work.', type });
      await settle();
      expect(world.records(ReportRecords).all).toEqual([
        {
          kind: 'error',
          report: {
            error: 'It did not work.',
            type,
            display: 'WEB',
            screen: 'HomeScreen',
            release: expect.any(String),
          },
        },
      ]);
      expect(toasts.shown).toEqual([]);
    },
  );

  it('an error of a fetch in the background makes one log entry and no toast', async () => {
    const { store, world, toasts, line, settle } = await startMemoryApp({ as: 'reader' });
    line.failNext(failureOf(422));
    await store(NotificationsKey).load();
    await settle();
    expect(world.records(ReportRecords).all).toHaveLength(1);
    expect(toasts.shown).toEqual([]);
  });
});
