import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitCareer, submitProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { MemoryPageScrollKey } from '@/adapters/memory/kernel/navigation/memory-page-scroll';
import { INTENT_LIFETIME_MS, KEPT_INTENT_KEY } from '@/core/talk/intents/stored-intent';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey, CommunitySearchKey, FollowingKey } from '@/stores/talk/communities/keys';
import { ComposerKey, FeedKey, PostsKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';

async function aGuestWhoVoted() {
  const guest = await startMemoryApp();
  const [post] = guest.store(FeedKey).visible.slice(4);
  if (post === undefined) throw new Error('The demo data has five posts.');
  guest.store(MemoryPageScrollKey).position = 2134;
  await guest.store(VotingKey).press({ type: 'post', id: post.id }, 'up');
  expect(guest.store(LoginKey).isOpen).toBe(true);
  return { ...guest, postId: post.id };
}

describe('a follow that needed a login', () => {
  it('is done after it, once, and a toast says so', async () => {
    const guest = await startMemoryApp();
    const [community] = guest.store(CommunitySearchKey).suggested;
    if (community === undefined) throw new Error('The demo data has communities.');
    await guest.store(FollowingKey).follow(community);
    expect(guest.store(LoginKey).isOpen).toBe(true);
    const { storage, world, me } = guest;
    world.records(RoleRecords).of(me).isReader = true;
    const first = await startMemoryApp({ as: 'reader', storage, world, me });
    await first.settle();
    expect(first.store(CommunitiesKey).isFollowed(community)).toBe(true);
    expect(first.toasts.shown.map(({ text1 }) => text1)).toEqual([`You follow ${community.name} now.`]);
    expect(storage.get(KEPT_INTENT_KEY)).toBeNull();
  });
});

describe('a post that needed a login', () => {
  async function anInterruptedWriter() {
    const writer = await startMemoryApp({ as: 'writer' });
    const { store, browser, storage, world, me, settle } = writer;
    store(ComposerKey).open({});
    store(ComposerKey).writing.changeContent('Notice of 90 days.');
    browser.signOut();
    store(SessionKey).markUnauthorised();
    await settle();
    expect(store(ComposerKey).isOpen).toBe(false);
    return { storage, world, me };
  }

  it('opens again on the page on which it was begun', async () => {
    const { store, settle } = await startMemoryApp({ as: 'writer', ...(await anInterruptedWriter()) });
    await settle();
    expect(store(ComposerKey)).toMatchObject({ isOpen: true, writing: { draft: { inputText: 'Notice of 90 days.' } } });
  });

  it('opens on no other page, and no more on its own after that: the draft waits there', async () => {
    const interrupted = await anInterruptedWriter();
    for (const address of ['/user', '/']) {
      const { store, settle } = await startMemoryApp({ as: 'writer', address, ...interrupted });
      await settle();
      expect(store(ComposerKey)).toMatchObject({
        isOpen: false,
        writing: { draft: { inputText: 'Notice of 90 days.' } },
      });
    }
  });

  it('opens after the onboarding that it waited for, whichever page that ended on', async () => {
    const app = await startMemoryApp({ as: 'newcomer', address: '/who-can-see-what' });
    const { store, settle } = app;
    store(ComposerKey).ask();
    await settle();
    await submitProfile(app);
    await submitCareer(app);
    store(OnboardingStepsKey).skip();
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    await app.app.arrive('/rewards', '');
    store(OnboardingKey).finish();
    await settle();
    expect(store(ComposerKey).isOpen).toBe(true);
    expect(store(ComposerKey).writing.draft.openTouchpoint).toBe('user_logged_in');
  });
});

describe('a report that needed a login', () => {
  it('asks what is wrong after it, once', async () => {
    const { store, storage, world, me } = await startMemoryApp();
    const target = { type: 'review', id: 'r1', author: null } as const;
    store(ReportsKey).open(target);
    expect([store(ReportsKey).target, store(LoginKey).isOpen]).toEqual([null, true]);
    world.records(RoleRecords).of(me).isReader = true;
    const first = await startMemoryApp({ as: 'reader', storage, world, me });
    await first.settle();
    expect(first.store(ReportsKey).target).toEqual(target);
    const second = await startMemoryApp({ as: 'reader', storage, world, me });
    await second.settle();
    expect(second.store(ReportsKey).target).toBeNull();
  });
});

describe('a vote that needed a login', () => {
  it('is cast after it, once, at the same place, and a toast says so', async () => {
    const { storage, world, me, postId } = await aGuestWhoVoted();
    world.records(RoleRecords).of(me).isReader = true;
    const first = await startMemoryApp({ as: 'reader', storage, world, me });
    await first.settle();
    expect(first.store(PostsKey).find(postId)?.myVote).toBe('up');
    expect(first.store(MemoryPageScrollKey).position).toBe(2134);
    expect(first.toasts.shown.map(({ text1 }) => text1)).toContain('Vote saved.');
    const second = await startMemoryApp({ as: 'reader', storage, world, me });
    await second.settle();
    expect(second.store(PostsKey).find(postId)?.myVote).toBe('up');
    expect(second.toasts.shown).toEqual([]);
  });

  it('stays where the user had voted so before', async () => {
    const { storage, world, me, postId } = await aGuestWhoVoted();
    world.records(RoleRecords).of(me).isReader = true;
    const kept = storage.get(KEPT_INTENT_KEY) ?? '';
    const first = await startMemoryApp({ as: 'reader', storage, world, me });
    await first.settle();
    storage.set(KEPT_INTENT_KEY, kept);
    const second = await startMemoryApp({ as: 'reader', storage, world, me });
    await second.settle();
    expect(second.store(PostsKey).find(postId)?.myVote).toBe('up');
  });

  it('waits for the role of a newcomer, and is cast as soon as they have it', async () => {
    const { storage, world, me, postId } = await aGuestWhoVoted();
    const { store, settle } = await startMemoryApp({ as: 'newcomer', storage, world, me });
    await settle();
    expect(store(PostsKey).find(postId)?.myVote).not.toBe('up');
    await store(OnboardingKey).open({ required: 'READER' });
    await store(OnboardingStepsKey).finishCommunities();
    await settle();
    expect(store(PostsKey).find(postId)?.myVote).toBe('up');
  });

  it('is forgotten where the login is closed, where onboarding is left, and after half an hour', async () => {
    const closed = await aGuestWhoVoted();
    closed.store(LoginKey).close();
    expect(closed.storage.get(KEPT_INTENT_KEY)).toBeNull();

    const left = await aGuestWhoVoted();
    const app = await startMemoryApp({ as: 'newcomer', storage: left.storage, world: left.world, me: left.me });
    await app.store(OnboardingKey).open({ required: 'READER' });
    app.store(OnboardingKey).leave();
    expect(app.storage.get(KEPT_INTENT_KEY)).toBeNull();

    const late = await aGuestWhoVoted();
    const kept = JSON.parse(late.storage.get(KEPT_INTENT_KEY) ?? '{}');
    const old = { ...kept, keptAt: kept.keptAt - INTENT_LIFETIME_MS - 1 };
    late.storage.set(KEPT_INTENT_KEY, JSON.stringify(old));
    const reader = await startMemoryApp({ as: 'reader', storage: late.storage, world: late.world, me: late.me });
    await reader.settle();
    expect(reader.store(PostsKey).find(late.postId)?.myVote).not.toBe('up');
  });

  it('of one user is not cast for another', async () => {
    const newcomer = await startMemoryApp({ as: 'newcomer' });
    const postId = newcomer.store(FeedKey).visible[4]?.id ?? '';
    await newcomer.store(VotingKey).press({ type: 'post', id: postId }, 'up');
    const { storage, world } = newcomer;
    expect(storage.get(KEPT_INTENT_KEY)).not.toBeNull();
    const other = await startMemoryApp({ as: 'reader', storage, world });
    await other.settle();
    expect(other.me.id).not.toBe(newcomer.me.id);
    expect(other.store(PostsKey).find(postId)?.myVote).not.toBe('up');
  });
});
