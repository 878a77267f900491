import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { ReportTarget } from '@/core/kernel/moderated/report';
import { SessionKey } from '@/stores/account/session/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { ReportsKey } from './keys';

const other: ReportTarget = { type: 'review', id: 'another', author: null };

async function aReader(options: Parameters<typeof startMemoryApp>[0]) {
  const app = await startMemoryApp({ as: 'writer', ...options });
  const id = app.store(FeedKey).visible[0]?.id ?? '';
  const target: ReportTarget = { type: 'post', id, author: null };
  return { ...app, target, reports: app.store(ReportsKey) };
}

describe('a report', () => {
  it('that is not sent when the session ends is there again after the next login, for its user and its contribution', async () => {
    const storage = new MemoryStorage();
    const { reports, target, store, browser, world, me, settle } = await aReader({ storage });
    reports.open(target);
    reports.choose('FALSE');
    reports.write('The town has no such office.');
    browser.signOut();
    store(SessionKey).markUnauthorised();
    await settle();
    expect(reports).toMatchObject({ target: null, reason: null, details: '' });

    const stranger = await aReader({ storage, world });
    stranger.reports.open(target);
    expect(stranger.reports).toMatchObject({ reason: null, details: '' });
    const again = await aReader({ storage, world, me });
    again.reports.open(other);
    expect(again.reports).toMatchObject({ reason: null, details: '' });
    again.reports.open(target);
    expect(again.reports).toMatchObject({ reason: 'FALSE', details: 'The town has no such office.' });
  });

  it('that was sent is not offered again', async () => {
    const storage = new MemoryStorage();
    const { reports, target, world, me } = await aReader({ storage });
    reports.open(target);
    reports.choose('ABUSE');
    await reports.send();
    expect(reports.target).toBeNull();
    const again = await aReader({ storage, world, me });
    again.reports.open(target);
    expect(again.reports.reason).toBeNull();
  });
});
