import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import { draftKeyOf } from '@/core/talk/posting/stored-draft';
import { ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';

const community = { type: 'topic', entityId: 1, name: 'Notice Period', logo: null } as const;
const TEXT = 'Has anyone bought out 90 days?';

interface TwoTabs extends MemoryApp {
  readonly dev: MemoryUser;
  readonly otherTab: MemorySessionChanges;
}

async function twoTabs(): Promise<TwoTabs> {
  const app = await startMemoryApp({ as: 'writer' });
  const dev = aMemoryUser(app.world, { isReader: true, isWriter: true, userName: 'MonsoonOtter' });
  const composer = app.store(ComposerKey);
  composer.open({ community });
  await app.settle();
  composer.writing.changeContent(TEXT);
  return { ...app, dev, otherTab: new MemorySessionChanges(app.browser) };
}

const textsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ text1 }) => text1);
const postsOf = ({ world }: MemoryApp, user: MemoryUser) =>
  world.records(PostRecords).all.filter(({ authorId }) => authorId === user.id);

describe('another user who signs in in another tab', () => {
  it('is who this tab shows, with their own profile, communities and inbox', async () => {
    const tabs = await twoTabs();
    const { store, browser, dev, otherTab, settle } = tabs;
    browser.signIn(dev);
    otherTab.announce();
    await settle();
    expect(store(SessionKey).userInfo).toMatchObject({ UserId: dev.id, userName: 'MonsoonOtter' });
    expect(store(ProfileKey).profile).toMatchObject({ userName: 'MonsoonOtter', isWriter: true });
    expect(store(ProfileKey).pseudoProfiles.state).toBe('idle');
    expect(store(CommunitiesKey).popular.state).toBe('ready');
    expect(store(NotificationsKey).state).toMatchObject({ state: 'ready' });
    expect(textsOf(tabs)).toContain('You are logged in as MonsoonOtter.');
  });

  it('closes the composer; the draft is there again for its owner, and only for them', async () => {
    const { store, browser, storage, me, dev, otherTab, settle } = await twoTabs();
    const composer = store(ComposerKey);
    browser.signIn(dev);
    otherTab.announce();
    await settle();
    expect(composer).toMatchObject({ isOpen: false, writing: { isWritten: false } });
    expect(storage.get(draftKeyOf(me.id))).toContain(TEXT);
    composer.open({});
    await settle();
    expect(composer.writing.isWritten).toBe(false);
    composer.writing.changeContent('Dev writes too.');

    browser.signIn(me);
    otherTab.announce();
    await settle();
    expect(composer.writing.draft.inputText).toBe(TEXT);
    expect(storage.get(draftKeyOf(dev.id))).toContain('Dev writes too.');
  });

  it('never gets a post that this tab sends before it has heard', async () => {
    const tabs = await twoTabs();
    const { store, browser, storage, me, dev, settle } = tabs;
    browser.signIn(dev);
    await store(ComposerKey).submit();
    await settle();
    expect([...postsOf(tabs, me), ...postsOf(tabs, dev)]).toEqual([]);
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(store(SessionKey).userId).toBe(dev.id);
    expect(textsOf(tabs)).toContain(postingMessages.otherUser);
    expect(storage.get(draftKeyOf(me.id))).toContain(TEXT);
  });
});

it('a login in another tab closes the login window of this one', async () => {
  const { store, browser, world, settle } = await startMemoryApp();
  store(LoginKey).open();
  await settle();
  expect(store(LoginKey).isOpen).toBe(true);
  browser.signIn(aMemoryUser(world, { isReader: true, isWriter: true, userName: 'MonsoonOtter' }));
  new MemorySessionChanges(browser).announce();
  await settle();
  expect([store(SessionKey).isLoggedIn, store(LoginKey).isOpen]).toEqual([true, false]);
});

describe('a sign-out in another tab', () => {
  it('ends the session here too, says so, and opens no login', async () => {
    const tabs = await twoTabs();
    const { store, browser, otherTab, settle } = tabs;
    browser.signOut();
    otherTab.announce();
    await settle();
    expect(store(SessionKey).isLoggedIn).toBe(false);
    expect(store(ProfileKey).profile).toBeNull();
    expect(store(ComposerKey).isOpen).toBe(false);
    expect(store(LoginKey).isOpen).toBe(false);
    expect(textsOf(tabs)).toContain('You are logged out.');
  });

  it('is said once, whether a refused call or the other tab reports it first', async () => {
    const KEPT = postingMessages.draftKeptForOwner;
    const late = await twoTabs();
    late.browser.signOut();
    late.otherTab.announce();
    late.line.failNext(failureOf(401));
    await late.settle();
    await late.store(NotificationsKey).load();
    expect(textsOf(late).toSorted()).toEqual(['You are logged out.', KEPT]);

    const early = await twoTabs();
    early.browser.signOut();
    early.line.failNext(failureOf(401));
    await early.store(CommunitiesKey).loadFollowed();
    early.otherTab.announce();
    await early.settle();
    expect(textsOf(early).toSorted()).toEqual([KEPT, 'Your session has ended. Log in again.']);
  });

  it('leaves a draft that the device does not keep to a login in another tab, and says so', async () => {
    const tabs = await twoTabs();
    const { store, browser, storage, me, otherTab, settle } = tabs;
    storage.isFull = true;
    store(ComposerKey).writing.changeContent(`${TEXT} Or 60?`);
    browser.signOut();
    otherTab.announce();
    await settle();
    expect(textsOf(tabs)).toContain(postingMessages.draftHeldForOwner);
    expect(store(ComposerKey).writing.isWritten).toBe(false);
    browser.signIn(me);
    otherTab.announce();
    await settle();
    expect(store(ComposerKey).writing.draft.inputText).toBe(`${TEXT} Or 60?`);
  });

  it('is told to the others by the tab whose session is refused', async () => {
    const { store, browser, otherTab, settle } = await twoTabs();
    let told = 0;
    otherTab.onChanged(() => {
      told += 1;
    });
    browser.signOut();
    store(SessionKey).markUnauthorised();
    await settle();
    expect(told).toBeGreaterThan(0);
  });
});

describe('a session that the service ends', () => {
  it('is over on the page soon after the connection is cut', async () => {
    const { store, browser, realtime, time, settle } = await twoTabs();
    browser.line.failNext(failureOf(401));
    realtime.cut();
    time.advance(1_000);
    await settle();
    expect(store(SessionKey).isLoggedIn).toBe(false);
  });

  it('goes on where it was another one; the connection is opened again', async () => {
    const { store, realtime, time, settle } = await twoTabs();
    realtime.cut();
    expect(realtime.isConnected).toBe(false);
    time.advance(1_000);
    await settle();
    expect(store(SessionKey).isLoggedIn).toBe(true);
    expect(realtime.isConnected).toBe(true);
  });
});

describe('a profile that was changed elsewhere', () => {
  it('is shown before anything is posted under it', async () => {
    const tabs = await twoTabs();
    const { store, world, me, settle } = tabs;
    const composer = store(ComposerKey);
    const records = world.records(ProfileRecords).of(me);
    records.anonymous = { ...records.anonymous, userName: 'NimbuPaani' };
    await composer.submit();
    await settle();
    expect(postsOf(tabs, me)).toEqual([]);
    expect(composer).toMatchObject({ isOpen: true, writing: { draft: { inputText: TEXT } } });
    expect(composer.writing.failureText).toMatch(/nothing was saved/i);
    expect(store(ProfileKey).pseudoProfiles).toMatchObject({
      value: { profilesAvailable: [{ profileData: { name: 'NimbuPaani' } }] },
    });
    await composer.submit();
    expect(postsOf(tabs, me)).toMatchObject([{ content: TEXT, author: { name: 'NimbuPaani' } }]);
  });

  it('is not posted under before it is shown at all', async () => {
    const tabs = await startMemoryApp({ as: 'writer' });
    const { store, me, line, settle } = tabs;
    const composer = store(ComposerKey);
    line.failNext(failureOf(503));
    composer.open({ community });
    await settle();
    composer.writing.changeContent(TEXT);
    await composer.submit();
    await settle();
    expect(postsOf(tabs, me)).toEqual([]);
    expect(composer.writing.failureText).toBe(postingMessages.profileNotShown);
    await composer.submit();
    expect(postsOf(tabs, me)).toHaveLength(1);
  });
});
