import { describe, expect, it } from 'vitest';
import { MemoryConnection } from '@/adapters/memory/kernel/offline/memory-connection';
import { MemoryKeptPages } from '@/adapters/memory/kernel/offline/memory-kept-pages';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import type { DeviceHost } from '@/core/kernel/device/device';
import { READ_AFTER_MS } from '@/core/kernel/offline/kept-pages.rules';
import type { ReportedError } from '@/core/kernel/tracking/error-report';
import {
  contributionDraftKey,
  GUEST_DRAFT_LIFETIME_MS,
  serializeContribution,
} from '@/core/research/contribute/stored-contribution';
import { commentDraftsKeyOf } from '@/core/talk/comments/stored-comment-drafts';
import { OfflineStore } from './offline.store';

function aPage({
  userId = null as string | null,
  host = 'browser' as DeviceHost,
  storage = new MemoryStorage(),
  tab = new MemoryStorage(),
} = {}) {
  const time = new ManualTime();
  const connection = new MemoryConnection();
  const logged: ReportedError[] = [];
  const kept = new MemoryKeptPages(() => time.now());
  const session = { userId };
  const navigation = { address: '/p/1', search: '', match: { screen: 'Post', parameters: {} } };
  const device = { current: () => ({ width: 360, userAgent: 'x', host }) };
  const store = new OfflineStore(
    {
      connection,
      kept,
      places: { storage, tab },
      device,
      clock: time,
      scheduler: time,
      reporter: { report: (one) => logged.push(one) },
    },
    session,
    navigation,
  );
  const goTo = (address: string) => {
    navigation.address = address;
    store.entered();
  };
  const read = async () => {
    time.advance(READ_AFTER_MS);
    await new Promise((resolve) => setTimeout(resolve));
    await store.look();
    return (store.pages ?? []).map(({ address }) => address);
  };
  return { store, logged, kept, connection, storage, session, navigation, goTo, read, time };
}

describe('reading without a connection', () => {
  it.each([
    ['browser', true],
    ['app_android', false],
    ['app_ios', false],
  ] as const)('[NA-SERVICE-WORKER] registers the service worker in %s: %j', (host, isRegistered) => {
    const { store, kept } = aPage({ host });
    store.start();
    expect(kept.isRegistered).toBe(isRegistered);
  });

  it.each(['browser', 'app_ios'] as const)(
    'removes a guest’s draft that is older than a day from the device when the page of %s starts',
    (host) => {
      const { store, storage, time } = aPage({ host });
      const key = contributionDraftKey('salary', null, null);
      const draft = { values: {}, idempotencyKey: 'k', isSent: false, keptAt: time.now() };
      storage.set(key, serializeContribution(draft, null));
      store.start();
      expect(storage.get(key)).not.toBeNull();
      time.advance(GUEST_DRAFT_LIFETIME_MS + 1);
      store.start();
      expect(storage.get(key)).toBeNull();
    },
  );

  it('[ER-LOGGED-ONLY] logs once that the device refuses the service worker, and goes on', async () => {
    const { store, kept, logged, read } = aPage();
    kept.isRefused = true;
    store.start();
    expect(await read()).toEqual(['/p/1']);
    expect(logged).toEqual([
      { error: 'The service worker was not registered.', type: 'serviceWorker', level: 'warning' },
    ]);
  });

  it('keeps what is shown for a while, not what is passed through', async () => {
    const { store, goTo, read } = aPage();
    store.start();
    goTo('/p/2');
    goTo('/p/3');
    expect(await read()).toEqual(['/p/3']);
  });

  it('loads the kept document of a link that is followed without a connection', () => {
    const { store, goTo, connection } = aPage();
    store.start();
    connection.become(false);
    expect(store.isNoted).toBe(true);
    goTo('/p/2');
    expect(connection.opened).toEqual(['/p/2']);
    connection.become(true);
    expect(store.isNoted).toBe(false);
  });

  it('opens the page that it replaces when the connection is back', () => {
    const { store, connection, navigation } = aPage();
    Object.assign(navigation, { search: '?at=%2Fp%2F7', match: { screen: 'Offline', parameters: {} } });
    connection.become(false);
    store.start();
    connection.become(true);
    expect(connection.opened).toEqual(['/p/7']);
  });

  it('opens the page that it replaces when the service answers again, and no other page', () => {
    const { store, connection, navigation } = aPage();
    store.start();
    store.serviceBack();
    expect(connection.opened).toEqual([]);
    Object.assign(navigation, { search: '?at=%2Fp%2F7', match: { screen: 'Offline', parameters: {} } });
    store.serviceBack();
    expect(connection.opened).toEqual(['/p/7']);
  });

  it('lets a newer service worker take over with a navigation alone', () => {
    const { store, goTo, kept } = aPage();
    store.start();
    expect(kept.hasTakenOver).toBe(0);
    goTo('/p/2');
    expect(kept.hasTakenOver).toBe(1);
  });

  it('forgets what was read when the session ends, and when another user is there', async () => {
    const { store, goTo, read, session } = aPage({ userId: 'asha' });
    store.start();
    expect(await read()).toEqual(['/p/1']);
    store.forget();
    expect(await read()).toEqual([]);
    goTo('/p/2');
    expect(await read()).toEqual(['/p/2']);
    session.userId = 'zoya';
    goTo('/p/3');
    expect(await read()).toEqual(['/p/3']);
  });

  it('lists what the user has not sent, and nothing of others', async () => {
    const storage = new MemoryStorage();
    const draft = { values: {}, idempotencyKey: 'k', isSent: false, keptAt: 5 };
    for (const owner of ['asha', 'zoya'])
      storage.set(contributionDraftKey('review', owner, `of-${owner}`), serializeContribution(draft, owner));
    storage.set(
      contributionDraftKey('review', 'asha', 'of-asha', 1),
      serializeContribution({ ...draft, keptAt: 7 }, 'asha'),
    );
    const comment = {
      text: ' It took me sixty days, and the buyout was paid by the next employer. ',
      idempotencyKey: 'c',
    };
    for (const owner of ['asha', 'zoya']) storage.set(commentDraftsKeyOf(owner), JSON.stringify({ 'post 1': comment }));
    const { store, read } = aPage({ userId: 'asha', storage });
    await read();
    expect(store.drafts).toEqual([
      { kind: 'review', company: 'of-asha', beginning: null, keptAt: 5 },
      { kind: 'review', company: 'of-asha', beginning: null, keptAt: 7 },
      {
        kind: 'comment',
        company: null,
        beginning: expect.stringMatching(/^It took me sixty days.{1,40}…$/),
        keptAt: null,
      },
    ]);
  });

  it('lists what a guest began in this tab, or on a device that nobody else uses', async () => {
    const [storage, tab] = [new MemoryStorage(), new MemoryStorage()];
    const { store, read, time } = aPage({ storage, tab });
    const draft = { values: {}, idempotencyKey: 'k', isSent: false, keptAt: time.now() };
    const text = serializeContribution(draft, null);
    tab.set(contributionDraftKey('review', null, 'of-tab'), text);
    storage.set(contributionDraftKey('salary', null, 'of-device'), text);
    await read();
    expect(store.drafts.map(({ company }) => company)).toEqual(['of-tab']);
    storage.set('sharedDevice', 'no');
    await read();
    expect(store.drafts.map(({ company }) => company)).toEqual(['of-device']);
  });
});
