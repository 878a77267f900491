// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { CommunitiesKey, CommunitySearchKey, FollowingKey } from '@/stores/talk/communities/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { HomeScreen } from '../posting/home-screen';
import { FollowedCommunities, FollowSuggestions } from './follow-suggestions';

afterEach(cleanup);

describe('communities to follow', () => {
  it('are offered beside the feed, and can be followed there', async () => {
    const { store, me, world } = await startMemoryApp({ as: 'newcomer' });
    renderWithStores(store, <FollowSuggestions />);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
    const [first] = store(CommunitySearchKey).suggested;
    if (first === undefined) throw new Error('Nothing is offered.');
    await userEvent.click(screen.getByRole('button', { name: `Follow ${first.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: `Following ${first.name}` }));
    await waitFor(() => expect(world.records(CommunityRecords).followedBy(me).size).toBe(0));
    expect(screen.getByRole('button', { name: `Follow ${first.name}` })).toBeTruthy();
  });

  it('lead to the posts of what one followed', async () => {
    const { store } = await startMemoryApp({ as: 'newcomer' });
    await store(CommunitiesKey).loadPopular();
    const inFeed = new Set(store(FeedKey).visible.map(({ community }) => community.name));
    const offered = store(CommunitySearchKey).suggested.find(({ name }) => inFeed.has(name));
    if (offered === undefined) throw new Error('No post of the feed is in a community that is offered.');
    renderWithStores(store, <HomeScreen />);
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }));
    await screen.findByText('Nothing here yet');
    expect(screen.queryByRole('button', { name: 'Show their posts' })).toBeNull();
    await act(async () => {
      await store(FollowingKey).follow(offered);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show their posts' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  });

  it('say where they did not load, and load when one tries again', async () => {
    const { store, line } = await startMemoryApp({ as: 'newcomer' });
    line.failNext(failureOf(500));
    await store(CommunitiesKey).loadPopular();
    renderWithStores(store, <FollowSuggestions />);
    expect(screen.getByText('The communities did not load.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0));
  });

  it('can be left where they are listed, stay in their place, and others can be followed under them', async () => {
    const { store, me, world } = await startMemoryApp({ as: 'newcomer' });
    await store(CommunitiesKey).loadPopular();
    const [first, second] = store(CommunitySearchKey).suggested;
    if (first === undefined || second === undefined) throw new Error('The demo data has two communities.');
    await store(FollowingKey).follow(first);
    await store(CommunitiesKey).loadFollowed();
    renderWithStores(store, <FollowedCommunities />);
    await userEvent.click(screen.getByRole('button', { name: `Following ${first.name}` }));
    await waitFor(() => expect(world.records(CommunityRecords).followedBy(me).size).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: `Follow ${first.name}` }));
    const more = await screen.findByRole('region', { name: 'More to follow' });
    await userEvent.click(within(more).getByRole('button', { name: `Follow ${second.name}` }));
    await waitFor(() => expect(world.records(CommunityRecords).followedBy(me).size).toBe(2));
    expect(within(more).getByRole('button', { name: `Following ${second.name}` })).toBeTruthy();
  });
});
