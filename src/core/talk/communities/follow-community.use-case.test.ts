import { aMemoryUser } from '@tests/support/a-memory-user';
import { failureOf } from '@tests/support/failure-of';
import { retryingWrites } from '@tests/support/retrying-writes';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import type { Community, CommunityRef } from './community';
import type { FollowedList } from './follow-community.use-case';
import { FollowCommunity } from './follow-community.use-case';
import { hasCommunity, withCommunity, withoutCommunity } from './user-communities';

class Followed implements FollowedList {
  communities: readonly Community[] = [];

  isFollowed(community: CommunityRef): boolean {
    return hasCommunity(this.communities, community);
  }

  setFollowed(community: Community, isFollowed: boolean): void {
    this.communities = isFollowed
      ? withCommunity(this.communities, community)
      : withoutCommunity(this.communities, community);
  }
}

async function aUser() {
  const browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
  const me = aMemoryUser(browser.world);
  browser.signIn(me);
  const communities = new MemoryCommunities(browser);
  const all = await communities.listCommunities({ limit: 1 });
  const [community] = all.ok ? all.value : [];
  if (community === undefined) throw new Error('The demo world has no communities.');
  const list = new Followed();
  const followCommunity = new FollowCommunity(communities, retryingWrites());
  const set = (isFollowed: boolean) => followCommunity.execute({ community, isFollowed, list });
  const followed = browser.world.records(CommunityRecords).followedBy(me);
  return { set, list, followed, line: browser.line, followCommunity };
}

describe('following a community', () => {
  it('shows at once and holds', async () => {
    const { set, list, followed, line } = await aUser();
    line.hold();
    const follow = set(true);
    expect(list.communities).toHaveLength(1);
    line.release();
    expect(await follow).toMatchObject({ ok: true, value: { followed: true } });
    expect(followed.size).toBe(1);
    expect(await set(false)).toMatchObject({ ok: true, value: { followed: false } });
    expect(list.communities).toEqual([]);
    expect(followed.size).toBe(0);
  });

  it('makes no call for what is so already', async () => {
    const { set, line } = await aUser();
    expect(await set(false)).toEqual({ ok: true, value: null });
    expect(line.countOf('leaveCommunity')).toBe(0);
  });

  it('ends as the user wished last, with one call at a time', async () => {
    const { set, list, followed, line } = await aUser();
    line.hold();
    const wishes = [set(true), set(false), set(true), set(false)];
    expect(list.communities).toEqual([]);
    expect(line.countOf('joinCommunity')).toBe(1);
    line.release();
    await Promise.all(wishes);
    expect([line.countOf('joinCommunity'), line.countOf('leaveCommunity')]).toEqual([1, 1]);
    expect(list.communities).toEqual([]);
    expect(followed.size).toBe(0);
  });

  it('is undone where the service refuses it', async () => {
    const { set, list, line } = await aUser();
    line.failNext(failureOf(500));
    expect(await set(true)).toEqual({ ok: false, failure: failureOf(500) });
    expect(list.communities).toEqual([]);
  });

  it('changes nothing any more once it is forgotten', async () => {
    const { set, list, line, followCommunity } = await aUser();
    line.hold();
    const follow = set(true);
    followCommunity.forget();
    list.communities = [];
    line.release();
    expect(await follow).toEqual({ ok: true, value: null });
    expect(list.communities).toEqual([]);
  });
});
