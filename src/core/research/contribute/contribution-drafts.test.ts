import { expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { ContributionDrafts } from './contribution-drafts';
import { GUEST_DRAFT_LIFETIME_MS } from './stored-contribution';

/** Each reading of the clock advances it by a second. */
function aDevice() {
  const storage = new MemoryStorage();
  let now = 0;
  const clock = { now: () => (now += 1000) };
  const aTab = () => {
    const tab = new MemoryStorage();
    const reload = () => new ContributionDrafts('review', storage, tab, clock);
    return { drafts: reload(), reload, tab };
  };
  return { aTab, storage, wait: (ms: number) => (now += ms) };
}

function words(likes: string) {
  return { values: { likes }, idempotencyKey: `key of ${likes}`, isSent: false };
}

it('a guest’s draft comes first after the login, and the user’s own is back once it is gone', () => {
  const { drafts, reload } = aDevice().aTab();
  drafts.keep(words('own'), 'asha', 'vaayuna');
  drafts.keep({ ...words('guest'), isSent: true }, null, 'vaayuna');
  const later = reload();
  expect(later.read('asha', 'vaayuna')).toMatchObject({ ...words('guest'), isSent: true });
  expect(later.read(null, 'vaayuna')).toBeNull();
  later.keep(words('guest, with more'), 'asha', 'vaayuna');
  expect(reload().read('asha', 'vaayuna')).toMatchObject(words('guest, with more'));
  later.remove('asha', 'vaayuna');
  expect(reload().read('asha', 'vaayuna')).toMatchObject(words('own'));
});

it('another person’s draft on the device does not pass to a user who has a draft of the same number in this tab', () => {
  const { aTab } = aDevice();
  const [own, other] = [aTab(), aTab()];
  other.drafts.setDeviceShared(false);
  own.drafts.keep(words('own'), 'asha', 'vaayuna');
  other.drafts.keep(words('of another person'), null, 'vaayuna');
  expect(own.reload().read('asha', 'vaayuna')).toMatchObject(words('own'));
  expect(other.reload().read(null, 'vaayuna')).toMatchObject(words('of another person'));
});

it('a guest’s draft that is older than a day leaves the user’s own first, and the device', () => {
  expect(GUEST_DRAFT_LIFETIME_MS).toBe(24 * 60 * 60_000);
  const { aTab, wait, storage } = aDevice();
  const { drafts, reload } = aTab();
  drafts.setDeviceShared(false);
  drafts.keep(words('own'), 'asha', null);
  drafts.keep(words('guest'), null, null);
  wait(GUEST_DRAFT_LIFETIME_MS);
  expect(storage.keysFrom('contribution.review.guest.')).toHaveLength(1);
  expect(reload().read('asha', null)).toMatchObject(words('own'));
  expect(storage.keysFrom('contribution.review.guest.')).toEqual([]);
});

it.each(['asha', null])('two tabs that write in one form keep a draft each over a reload (owner %s)', (owner) => {
  const { aTab } = aDevice();
  const [first, second] = [aTab(), aTab()];
  first.drafts.setDeviceShared(false);
  first.drafts.keep(words('first'), owner, 'vaayuna');
  expect(second.drafts.read(owner, 'vaayuna')).toMatchObject(words('first'));
  first.drafts.keep(words('first, with more'), owner, 'vaayuna');
  second.drafts.keep(words('second'), owner, 'vaayuna');
  first.drafts.keep(words('first, with yet more'), owner, 'vaayuna');
  second.drafts.keep(words('second, with more'), owner, 'vaayuna');
  expect(first.reload().read(owner, 'vaayuna')).toMatchObject(words('first, with yet more'));
  expect(second.reload().read(owner, 'vaayuna')).toMatchObject(words('second, with more'));
  expect(aTab().drafts.read(owner, 'vaayuna')).toMatchObject(words('second, with more'));
});

it('no draft makes room for another: each of eight tabs finds its own, and all come back one after the other', () => {
  const { aTab } = aDevice();
  const tabs = Array.from({ length: 8 }, () => aTab());
  for (const [place, { drafts }] of tabs.entries()) drafts.keep(words(`draft ${place}`), 'asha', 'vaayuna');
  const found = tabs.map(({ reload }) => reload().read('asha', 'vaayuna')?.values);
  expect(found).toEqual(tabs.map((_, place) => ({ likes: `draft ${place}` })));
  const later = aTab();
  const inTurn = tabs.map(() => {
    const draft = later.reload();
    const values = draft.read('asha', 'vaayuna')?.values;
    draft.remove('asha', 'vaayuna');
    return values;
  });
  expect(inTurn).toEqual(found.toReversed());
});

it('a tab removes its own draft, and not what another tab has written', () => {
  const { aTab } = aDevice();
  const [first, second] = [aTab(), aTab()];
  first.drafts.keep(words('first'), 'asha', 'vaayuna');
  second.drafts.read('asha', 'vaayuna');
  first.drafts.keep(words('first, with more'), 'asha', 'vaayuna');
  second.drafts.remove('asha', 'vaayuna');
  expect(aTab().drafts.read('asha', 'vaayuna')).toMatchObject(words('first, with more'));
  first.drafts.remove('asha', 'vaayuna');
  expect(aTab().drafts.read('asha', 'vaayuna')).toBeNull();
});

it('another company, kind or user has drafts apart', () => {
  const { drafts } = aDevice().aTab();
  drafts.keep(words('own'), 'asha', 'vaayuna');
  expect(drafts.read('asha', 'vaayuna-labs')).toBeNull();
  expect(drafts.read('asha', null)).toBeNull();
  expect(drafts.read('zoya', 'vaayuna')).toBeNull();
  expect(drafts.read(null, 'vaayuna')).toBeNull();
});

it.each([null, true])(
  'a guest’s drafts go with the tab if the device is shared or nobody has said so (%s); a login takes them over',
  (isShared) => {
    const { aTab, storage } = aDevice();
    const [mine, next] = [aTab(), aTab()];
    mine.drafts.keep(words('before'), null, 'vaayuna');
    if (isShared !== null) mine.drafts.setDeviceShared(isShared);
    expect(mine.drafts.isDeviceShared).toBe(isShared);
    expect(storage.keysFrom('contribution.')).toEqual([]);
    expect(next.reload().read(null, 'vaayuna')).toBeNull();
    const later = mine.reload();
    expect(later.read(null, 'vaayuna')).toMatchObject(words('before'));
    later.keep(words('after'), null, 'vaayuna');
    expect(later.isStored).toBe(true);
    expect(next.reload().read(null, 'vaayuna')).toBeNull();
    expect(mine.reload().read('asha', 'vaayuna')).toMatchObject(words('after'));
    expect(mine.reload().read(null, 'vaayuna')).toBeNull();
  },
);

it('a guest’s drafts move to a device that nobody else uses, and back to the tab if the answer changes', () => {
  const { aTab } = aDevice();
  const { drafts } = aTab();
  drafts.keep(words('mine'), null, null);
  drafts.setDeviceShared(false);
  expect([drafts.isDeviceShared, aTab().drafts.read(null, null)?.values]).toEqual([false, { likes: 'mine' }]);
  drafts.setDeviceShared(true);
  expect(aTab().drafts.read(null, null)).toBeNull();
  expect(drafts.read(null, null)).toMatchObject(words('mine'));
});

it('a draft that another tab began before the answer is not lost beside the first one, and its older text is gone', () => {
  const { aTab } = aDevice();
  const [first, second] = [aTab(), aTab()];
  first.drafts.keep(words('first'), null, null);
  second.drafts.keep(words('second'), null, null);
  first.drafts.setDeviceShared(false);
  second.drafts.keep({ ...words('second, with more'), isSent: true }, null, null);
  expect(second.tab.keysFrom('contribution.')).toEqual([]);
  expect(first.reload().read(null, null)).toMatchObject(words('first'));
  const later = second.reload();
  expect(later.read(null, null)).toMatchObject({ ...words('second, with more'), isSent: true });
  later.remove(null, null);
  expect(second.reload().read(null, null)).toMatchObject(words('first'));
});

it('a tab removes the draft that it began before another tab answered', () => {
  const { aTab } = aDevice();
  const [first, second] = [aTab(), aTab()];
  first.drafts.keep(words('first'), null, null);
  second.drafts.keep(words('second'), null, null);
  first.drafts.setDeviceShared(false);
  second.drafts.remove(null, null);
  expect(second.tab.keysFrom('contribution.')).toEqual([]);
  expect(aTab().drafts.read(null, null)).toMatchObject(words('first'));
});

it.each([true, false])('the answer overwrites no draft (shared %s)', (isShared) => {
  const { aTab } = aDevice();
  const [first, second] = [aTab(), aTab()];
  second.drafts.keep(words('second'), null, null);
  first.drafts.setDeviceShared(false);
  first.drafts.keep(words('first'), null, null);
  second.drafts.setDeviceShared(isShared);
  const found = [1, 2].map(() => {
    const draft = second.reload();
    const values = draft.read(null, null)?.values;
    draft.remove(null, null);
    return values;
  });
  expect(found).toEqual(expect.arrayContaining([{ likes: 'first' }, { likes: 'second' }]));
});

it('a draft stays in the tab if the device refuses to store it', () => {
  const { aTab, storage } = aDevice();
  const { drafts, tab } = aTab();
  drafts.keep(words('mine'), null, null);
  storage.isFull = true;
  drafts.setDeviceShared(false);
  expect([tab.keysFrom('contribution.'), drafts.isStored]).toEqual([['contribution.review.guest.'], false]);
  drafts.remove(null, null);
  expect(tab.keysFrom('contribution.')).toEqual([]);
});

it.each([
  ['stays a guest’s if another tab logs in', false, false, null],
  ['passes to the login of the tab that has read it', true, false, 'mine'],
  ['passes to the login of any tab once it is sent', false, true, 'mine'],
])('a guest’s draft on the device %s', (_case, isRead, isSent, likes) => {
  const { aTab } = aDevice();
  const [mine, next] = [aTab(), aTab()];
  mine.drafts.setDeviceShared(false);
  mine.drafts.keep({ ...words('mine'), isSent }, null, null);
  if (isRead) next.drafts.read(null, null);
  expect(next.reload().read('zoya', null)?.values ?? null).toEqual(likes === null ? null : { likes });
  expect(mine.reload().read(null, null) === null).toBe(likes !== null);
});
