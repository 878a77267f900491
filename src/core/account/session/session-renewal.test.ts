import { describe, expect, it } from 'vitest';
import { MemoryRenewals } from '@/adapters/memory/account/session/memory-renewals';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/kernel/world/memory-page-locks';
import { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Clock } from '@/core/kernel/common/clock.port';
import { AccessLife } from './access-life';
import { RenewSession } from './renew-session.use-case';
import { SessionRenewal } from './session-renewal';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function aBrowser() {
  const time = new ManualTime();
  const browser = new MemoryBrowser(new MemoryWorld(time, new CountingIds()));
  const user = browser.world.records(UserRecords).add('Asha Nair', 'asha@people.example');
  browser.signIn(user);
  const cookies = new MemorySessionCookies(browser);
  const openPage = (clock: Clock = time) => {
    const life = new AccessLife(cookies, clock);
    const renewSession = new RenewSession(new MemoryRenewals(browser), new MemoryPageLocks(browser), life);
    const page = new SessionRenewal({ renewSession, life, scheduler: time, clock });
    page.start();
    return page;
  };
  const calls = () => browser.line.countOf('renewSession');
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 5 * SECOND) {
      time.advance(Math.min(left, 5 * SECOND));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  };
  return { time, browser, user, openPage, line: browser.line, calls, pass };
}

describe('the renewal of a session', () => {
  it('[TM-AUTH-REFRESH] comes 5 minutes before the access token ends, again and again', async () => {
    const { browser, openPage, calls, pass } = aBrowser();
    openPage();
    await pass(10 * MINUTE - SECOND);
    expect(calls()).toBe(0);
    const before = browser.accessSpan()?.endsAt ?? 0;
    await pass(SECOND);
    expect(calls()).toBe(1);
    expect(browser.accessSpan()?.endsAt).toBe(before + 10 * MINUTE);
    await pass(10 * MINUTE);
    expect(calls()).toBe(2);
  });

  it('is made once for all pages, and each page goes on from it', async () => {
    const { openPage, line, calls, pass } = aBrowser();
    for (let page = 0; page < 3; page += 1) openPage();
    line.hold();
    await pass(10 * MINUTE);
    expect(calls()).toBe(1);
    line.release();
    await pass(9 * MINUTE);
    expect(calls()).toBe(1);
    await pass(MINUTE + 5 * SECOND);
    expect(calls()).toBe(2);
  });

  it('is left out where a request has renewed the session meanwhile', async () => {
    const { browser, openPage, calls, pass } = aBrowser();
    openPage();
    await pass(9 * MINUTE);
    browser.renew();
    await pass(9 * MINUTE);
    expect(calls()).toBe(0);
    await pass(MINUTE);
    expect(calls()).toBe(1);
  });

  it('[TM-AUTH-BACKOFF] is tried again after 30 s, then after twice as long each time, up to 960 s', async () => {
    const { openPage, line, calls, pass } = aBrowser();
    line.goOffline();
    openPage();
    await pass(10 * MINUTE);
    expect(calls()).toBe(1);
    for (const [index, seconds] of [30, 60, 120, 240, 480, 960, 960].entries()) {
      await pass((seconds - 1) * SECOND);
      expect(calls()).toBe(index + 1);
      await pass(SECOND);
      expect(calls()).toBe(index + 2);
    }
    line.goOnline();
    await pass(960 * SECOND);
    expect(calls()).toBe(9);
    line.goOffline();
    await pass(10 * MINUTE + 30 * SECOND);
    expect(calls()).toBe(11);
  });

  it('counts an answer that brought no new token as a try without success', async () => {
    const { browser, openPage, calls, pass } = aBrowser();
    browser.renew = () => undefined;
    openPage();
    await pass(10 * MINUTE);
    expect(calls()).toBe(1);
    await pass(29 * SECOND);
    expect(calls()).toBe(1);
    await pass(SECOND);
    expect(calls()).toBe(2);
  });

  it('leaves nothing to run once the user is signed out, and begins again with the next session', async () => {
    const { time, browser, user, openPage, calls, pass } = aBrowser();
    const page = openPage();
    browser.signOut();
    page.stop();
    expect(time.pending).toBe(0);
    await pass(60 * MINUTE);
    expect(calls()).toBe(0);
    browser.signIn(user);
    page.start();
    await pass(10 * MINUTE);
    expect(calls()).toBe(1);
  });

  it('runs nothing for a guest, nor where the session ends by itself', async () => {
    const { time, browser, openPage, calls, pass } = aBrowser();
    const page = openPage();
    browser.signOut();
    await pass(2 * MINUTE);
    expect(time.pending).toBe(0);
    page.start();
    expect(time.pending).toBe(0);
    expect(calls()).toBe(0);
  });

  it('does not begin a second try while one is on its way, and none after a sign-out', async () => {
    const { time, openPage, line, calls, pass } = aBrowser();
    const page = openPage();
    line.hold();
    await pass(10 * MINUTE);
    page.start();
    await pass(5 * MINUTE);
    expect(calls()).toBe(1);
    page.stop();
    line.release();
    await pass(SECOND);
    expect(time.pending).toBe(0);
  });

  it('comes at once on a device that slept through its moment', async () => {
    const { time, openPage, calls, pass } = aBrowser();
    const page = openPage();
    // Timers stand still while a device sleeps; the clock does not.
    const clock = { now: () => time.now() + 60 * MINUTE };
    const slept = openPage(clock);
    await pass(SECOND);
    expect(calls()).toBe(1);
    page.stop();
    slept.stop();
    expect(time.pending).toBe(0);
  });

  it.each([-3 * 60 * MINUTE, 3 * 60 * MINUTE])(
    'keeps its pace on a device whose clock is %i ms off, once it has renewed',
    async (off) => {
      const { time, browser, openPage, calls, pass } = aBrowser();
      const page = openPage({ now: () => time.now() + off });
      await pass(4 * 60 * MINUTE);
      const first = calls();
      expect(first).toBeGreaterThan(0);
      await pass(60 * MINUTE);
      expect(calls() - first).toBe(6);
      expect(browser.accessSpan()?.endsAt).toBeGreaterThan(time.now());
      page.stop();
    },
  );
});
