import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryClipboard } from '@/adapters/memory/memory-clipboard';
import { ReportRecords } from '@/adapters/memory/report-records';
import { NotificationsKey } from '@/stores/notifications/keys';
import { SharingStore } from '../sharing/sharing.store';
import { ErrorReporterKey } from './keys';

describe('what is only logged', () => {
  it.each(['additional-details', 'analytics', 'service-worker', 'web-vitals'])(
    'an error of %s makes one log entry and no toast',
    async (type) => {
      const { store, world, toasts, settle } = await startMemoryApp();
      store(ErrorReporterKey).report({ error: 'It did not work.', type });
      await settle();
      expect(world.records(ReportRecords).all).toEqual([
        { kind: 'error', report: { error: 'It did not work.', type, display: 'WEB' } },
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

  it('a copy that the device refuses makes one log entry and no toast', async () => {
    const { store, world, toasts, settle } = await startMemoryApp();
    const clipboard = new MemoryClipboard();
    clipboard.isAllowed = false;
    const reporter = store(ErrorReporterKey);
    await new SharingStore('https://tarakki.example', clipboard, toasts, reporter).copyLink('/p/1');
    await settle();
    expect(world.records(ReportRecords).all).toHaveLength(1);
    expect(toasts.shown).toEqual([]);
  });
});

describe('sharing', () => {
  it('[ER-COPY-SUCCESS] copies the whole address and says so', async () => {
    const { store, toasts } = await startMemoryApp();
    const clipboard = new MemoryClipboard();
    const reporter = store(ErrorReporterKey);
    await new SharingStore('https://tarakki.example', clipboard, toasts, reporter).copyLink('/p/1');
    expect(clipboard.text).toBe('https://tarakki.example/p/1');
    expect(toasts.shown).toMatchObject([{ type: 'success', text1: 'Link copied to clipboard!' }]);
  });
});
