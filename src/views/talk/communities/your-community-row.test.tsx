// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { aMemoryPost } from '@tests/support/a-memory-post';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { MAX_NEW_POSTS } from '@/core/talk/communities/community-limits.rules';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { CommunitiesKey, NewPostsKey } from '@/stores/talk/communities/keys';
import { CommunitiesAside } from './communities-aside';

afterEach(cleanup);

const NEW = /new posts? today/;

async function startFollowing() {
  const started = await startMemoryApp({ as: 'writer' });
  started.world
    .records(CommunityRecords)
    .followedBy(started.me)
    .add(communityKeyOf({ type: 'topic', entityId: 1 }));
  await started.store(CommunitiesKey).loadFollowed();
  return started;
}

describe('a followed community in the side list', () => {
  it('says how many posts of today are new, until the user has been there, and after a reload too', async () => {
    const { store, storage, world, me, time } = await startFollowing();
    const createdAt = new Date(time.now()).toISOString();
    await store(NewPostsKey).load();
    const [community] = store(CommunitiesKey).yours;
    if (community === undefined) throw new Error('The writer follows the first topic.');
    store(CommunitiesKey).preselect(community);
    store(CommunitiesKey).preselect(null);
    for (let number = 0; number < 2; number += 1) aMemoryPost(world, { createdAt });
    await store(NewPostsKey).load();
    renderWithStores(store, <CommunitiesAside />);
    expect(screen.getByRole('link', { name: new RegExp(`${community.name}.*2 new posts today`) })).toBeTruthy();
    act(() => store(CommunitiesKey).preselect(community));
    expect(screen.queryByRole('link', { name: NEW })).toBeNull();
    act(() => store(CommunitiesKey).preselect(null));
    cleanup();

    aMemoryPost(world, { createdAt });
    const later = await startMemoryApp({ as: 'writer', me, world, storage, now: time.now() });
    await later.store(NewPostsKey).load();
    renderWithStores(later.store, <CommunitiesAside />);
    expect(screen.getByRole('link', { name: /1 new post today/ })).toBeTruthy();
  });

  it('is marked where what the page shows is in it', async () => {
    const { store } = await startFollowing();
    const [community] = store(CommunitiesKey).yours;
    if (community === undefined) throw new Error('The writer follows the first topic.');
    renderWithStores(store, <CommunitiesAside here={communityPathOf(community)} />);
    expect(screen.getByRole('link', { current: true }).textContent).toContain(community.name);
    cleanup();
    renderWithStores(store, <CommunitiesAside />);
    expect(screen.queryByRole('link', { current: true })).toBeNull();
  });

  it('counts no further than anybody reads, and nothing where the count failed', async () => {
    const { store, world, line, time } = await startFollowing();
    const createdAt = new Date(time.now()).toISOString();
    for (let number = 0; number < MAX_NEW_POSTS + 5; number += 1) aMemoryPost(world, { createdAt });
    line.failNext(failureOf(503));
    await store(NewPostsKey).load();
    renderWithStores(store, <CommunitiesAside />);
    expect(screen.queryByRole('link', { name: NEW })).toBeNull();
    await act(() => store(NewPostsKey).load());
    expect(screen.getByRole('link', { name: /99\+ new posts today/ })).toBeTruthy();
  });
});
