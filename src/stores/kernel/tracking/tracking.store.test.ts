import type { MemoryAppOptions } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { EventRecords } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { MemoryTrackingOptOut } from '@/adapters/memory/kernel/tracking/memory-tracking-opt-out';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { BATCH_MS } from '@/core/kernel/tracking/event.rules';
import { TrackingOptOutPort } from '@/core/kernel/tracking/tracking-opt-out.port';
import { SessionKey } from '@/stores/account/session/keys';
import { OccurrencesKey } from '../shell/keys';
import { TrackingKey } from './keys';

async function tracked(options: MemoryAppOptions = {}) {
  const app = await startMemoryApp({ as: 'reader', ...options });
  await app.settle();
  const wish = app.app.container.get(TrackingOptOutPort);
  if (!(wish instanceof MemoryTrackingOptOut)) throw new Error('The app has another wish.');
  const happens = () => app.store(OccurrencesKey).add('signOut');
  const { sums } = app.world.records(EventRecords);
  return { ...app, wish, happens, sums };
}

describe('events', () => {
  it('are sent in a batch every ten seconds, and with the rest when the page is left', async () => {
    const { happens, line, sums, time, wish, settle } = await tracked();
    happens();
    happens();
    time.advance(BATCH_MS - 1);
    await settle();
    expect(line.countOf('recordEvents')).toBe(0);
    time.advance(1);
    await settle();
    expect([line.countOf('recordEvents'), sums.get('signOut HomeScreen')]).toEqual([1, 2]);
    happens();
    wish.leave();
    await settle();
    expect([line.countOf('recordEvents'), sums.get('signOut HomeScreen')]).toEqual([2, 3]);
    time.advance(BATCH_MS);
    expect(line.countOf('recordEvents')).toBe(2);
  });

  it('of a shown page are sent at once', async () => {
    expect([...(await tracked()).sums]).toEqual([['pageView HomeScreen', 1]]);
  });

  it('of an address with a campaign name the page that it opens', async () => {
    const { sums, wish, settle } = await tracked({ address: '/list-of-companies?campaign=diwali' });
    wish.leave();
    await settle();
    expect(sums.get('campaignVisit CompaniesList')).toBe(1);
  });

  it('[TR-EVENT-CALL] of a page about a company say which, and of other pages do not', async () => {
    const { store, world, sums, settle } = await tracked({ address: '/overview/vaayuna-technologies-overview' });
    store(TrackingKey).enter('College', 'a-college');
    await settle();
    expect(sums.get('pageView CompanyOverview')).toBe(1);
    expect(world.records(EventRecords).companies).toEqual(['vaayuna-technologies']);
  });

  it('[TR-EVENT-CONDITIONS] are not sent of a guest without an identity, nor of a browser that asks not to be tracked', async () => {
    const guest = await tracked({ as: 'guest' });
    const cookies = guest.app.container.get(SessionCookiesPort);
    if (cookies instanceof MemorySessionCookies) cookies.deviceId = null;
    guest.store(SessionKey).readUser();
    guest.sums.clear();
    guest.store(TrackingKey).enter('CompanyOverview');
    guest.happens();
    guest.wish.leave();
    const refused = await tracked();
    refused.sums.clear();
    refused.wish.isTurnedOff = true;
    refused.happens();
    refused.wish.leave();
    refused.store(TrackingKey).enter('CompanyOverview');
    for (const { sums, settle } of [guest, refused]) {
      await settle();
      expect([...sums]).toEqual([]);
    }
  });
});
