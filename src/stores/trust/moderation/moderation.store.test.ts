import { aMemoryPost } from '@tests/support/a-memory-post';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { makeMemoryModerator } from '@tests/support/make-memory-moderator';
import { describe, expect, it, vi } from 'vitest';
import { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { MemoryCases } from '@/adapters/memory/trust/moderation/memory-cases';
import { MemoryQueueEvents } from '@/adapters/memory/trust/moderation/memory-queue-events';
import type { PostStatus } from '@/core/talk/posting/post';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { CASE_CLAIM_MS } from '@/core/trust/moderation/decisions.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { ConductStore } from './conduct.store';
import { ModerationStore } from './moderation.store';
import { RolesStore } from './roles.store';

function twoModerators(accepted: number | null = CONDUCT_VERSION) {
  const { browser, time, me } = aSignedInBrowser();
  const { world } = browser;
  const otherBrowser = new MemoryBrowser(world);
  const other = aMemoryUser(world, {});
  otherBrowser.signIn(other);
  const records = world.records(CaseRecords);
  makeMemoryModerator(world, me.id, accepted);
  makeMemoryModerator(world, other.id);
  const report = () =>
    records.report(aMemoryPost(world, {}), other.id, {
      resourceType: 'post',
      resourceId: '',
      reason: 'FALSE',
      details: null,
    });
  const storeOf = (of: MemoryBrowser) => {
    const cases = new MemoryCases(of);
    const realtime = new MemoryRealtime();
    const conduct = new ConductStore(cases);
    const store = new ModerationStore(cases, new RolesStore(cases), conduct);
    const watch = () => new MemoryQueueEvents(realtime, of).onQueueChanged(() => void store.loadAgain());
    realtime.onMissed('document', () => void store.loadAgain());
    realtime.connect();
    store.watch();
    return { store, conduct, realtime, watch };
  };
  return { time, report, mine: storeOf(browser), others: storeOf(otherBrowser), browser, world };
}

async function aCaseInHand() {
  const { report, mine, world } = twoModerators();
  mine.watch();
  report();
  await mine.store.load();
  await mine.store.takeNext();
  const post = world.records(CaseRecords).find(mine.store.claimed?.case.caseId ?? '')?.post;
  const set = (status: PostStatus) => {
    if (post === undefined) throw new Error('There is no case.');
    post.status = status;
    world.records(CaseRecords).tellChange();
  };
  return { store: mine.store, set };
}

const claimsOf = ({ state }: ModerationStore) =>
  state.state === 'ready' ? state.value.cases.map(({ claim }) => claim) : null;

it('a case in hand says that its author took the post away, and can be decided again once it is back', async () => {
  const { store, set } = await aCaseInHand();
  const before = claimsOf(store)?.length ?? 0;
  set('DELETED');
  await vi.waitFor(() => expect(store.problem).toBe(moderationRefusals.withdrawn));
  expect(claimsOf(store)).toHaveLength(before - 1);
  store.chooseRule('CONTACT');
  expect([store.lost, store.problem]).toEqual(['withdrawn', null]);
  set('LIVE');
  await vi.waitFor(() => expect([store.lost, store.problem]).toEqual([null, null]));
  await store.decide('keep');
  expect(store.decided).toMatchObject({ act: 'KEPT' });
});

it('that another moderator has a case is said until the case has left', async () => {
  const { report, mine, others } = twoModerators();
  report();
  for (const { store, watch } of [mine, others]) {
    watch();
    await store.load();
  }
  const [entry] = mine.store.state.state === 'ready' ? mine.store.state.value.cases : [];
  if (entry === undefined) throw new Error('There is no case.');
  await others.store.takeNext();
  await mine.store.open(entry);
  expect(mine.store.problem).not.toBeNull();
  await others.store.decide('keep');
  await vi.waitFor(() => expect(claimsOf(mine.store)).toEqual([]));
  expect(mine.store.problem).toBeNull();
});

it('a case in hand that a check closes meanwhile is not said to be taken away', async () => {
  const { mine, world } = twoModerators();
  const [records, post] = [world.records(CaseRecords), aMemoryPost(world, {})];
  mine.watch();
  records.hold(post, [{ rule: 'CONTACT', words: [], note: 'A phone number' }]);
  await mine.store.load();
  await mine.store.takeNext();
  expect(mine.store.claimed?.isLive).toBe(false);
  records.clear(post);
  await vi.waitFor(() => expect(mine.store.problem).toBe(moderationRefusals.notFound));
  expect(mine.store.lost).toBe('elsewhere');
});

describe('the queue of a moderator', () => {
  it('follows new cases, and the claims and decisions of another moderator', async () => {
    const { report, mine, others } = twoModerators();
    const cancel = mine.watch();
    await Promise.all([mine.store.load(), others.store.load()]);
    const before = claimsOf(mine.store)?.length ?? 0;
    report();
    await vi.waitFor(() => expect(claimsOf(mine.store)).toHaveLength(before + 1));
    await others.store.load();
    await others.store.takeNext();
    await vi.waitFor(() => expect(claimsOf(mine.store)).toContain('other'));
    await others.store.decide('keep');
    await vi.waitFor(() => expect(claimsOf(mine.store)).toHaveLength(before));
    mine.realtime.interrupt(report);
    await vi.waitFor(() => expect(claimsOf(mine.store)).toHaveLength(before + 1));
    cancel();
    report();
    await others.store.load();
    expect(claimsOf(mine.store)).toHaveLength(before + 1);
  });

  it('has a change that came before the connection was open', async () => {
    const { report, mine } = twoModerators();
    mine.realtime.disconnect();
    mine.watch();
    await mine.store.load();
    const before = claimsOf(mine.store)?.length ?? 0;
    report();
    mine.realtime.connect();
    await vi.waitFor(() => expect(claimsOf(mine.store)).toHaveLength(before + 1));
  });

  it('asks nothing while the screen is not shown, and once when it is shown again', async () => {
    const { report, mine, browser } = twoModerators();
    mine.watch();
    await mine.store.load();
    const leave = mine.store.watch();
    leave();
    const asked = browser.line.countOf('listCases');
    report();
    report();
    expect(browser.line.countOf('listCases')).toBe(asked);
    mine.store.watch();
    await vi.waitFor(() => expect(claimsOf(mine.store)).toHaveLength(2));
    expect(browser.line.countOf('listCases')).toBe(asked + 1);
  });

  it('asks at most twice for many changes at once', async () => {
    const { report, mine, browser } = twoModerators();
    mine.watch();
    await mine.store.load();
    const asked = browser.line.countOf('listCases');
    for (let count = 0; count < 20; count += 1) report();
    await vi.waitFor(() => expect(claimsOf(mine.store)?.length).toBeGreaterThanOrEqual(20));
    expect(browser.line.countOf('listCases')).toBe(asked + 2);
  });

  it('says so when another moderator has taken a case that was in hand for too long', async () => {
    const { time, report, mine, others } = twoModerators();
    report();
    mine.watch();
    await mine.store.load();
    await mine.store.takeNext();
    const { caseId } = mine.store.claimed?.case ?? { caseId: '' };
    time.advance(CASE_CLAIM_MS);
    await others.store.load();
    const entry =
      others.store.state.state === 'ready'
        ? others.store.state.value.cases.find((one) => one.caseId === caseId)
        : undefined;
    if (entry === undefined) throw new Error('The case is not in the queue.');
    await others.store.open(entry);
    await vi.waitFor(() => expect(mine.store.problem).toBe(moderationRefusals.notClaimed));
    await mine.store.decide('keep');
    expect(mine.store.decided).toBeNull();
  });

  it('asks for the code of conduct before the first act, and again once its version has changed', async () => {
    const { report, mine, browser } = twoModerators(null);
    report();
    await mine.store.load();
    expect([mine.conduct.isToAccept, mine.conduct.isChanged]).toEqual([true, false]);
    await mine.store.takeNext();
    expect([mine.store.claimed, mine.store.problem]).toEqual([null, null]);
    browser.line.failNext(failureOf(503));
    await mine.conduct.accept();
    expect([mine.conduct.isToAccept, mine.conduct.isAccepting]).toEqual([true, false]);
    expect(mine.conduct.problem).not.toBeNull();
    await Promise.all([mine.conduct.accept(), mine.conduct.accept()]);
    expect([mine.conduct.isToAccept, mine.conduct.problem]).toEqual([false, null]);
    expect(browser.line.countOf('acceptConduct')).toBe(2);
    await mine.store.takeNext();
    const { claimed } = mine.store;
    expect(claimed).not.toBeNull();
    const { conduct } = browser.world.records(CaseRecords);
    for (const user of conduct.keys()) conduct.set(user, { version: CONDUCT_VERSION - 1, acceptedOn: '2026-01-05' });
    await mine.store.decide('keep');
    await vi.waitFor(() => expect([mine.conduct.isToAccept, mine.conduct.isChanged]).toEqual([true, true]));
    expect([mine.store.claimed, mine.store.problem]).toEqual([claimed, null]);
    await mine.conduct.accept();
    await mine.store.decide('keep');
    expect(mine.store.decided).not.toBeNull();
  });
});
