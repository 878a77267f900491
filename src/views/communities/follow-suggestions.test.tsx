// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CommunityRecords } from '@/adapters/memory/community-records';
import { HomeScreen } from '../posting/home-screen';
import { FollowSuggestions } from './follow-suggestions';

afterEach(cleanup);

describe('communities for somebody who follows none', () => {
  it('are offered beside the feed, and can be followed there', async () => {
    const { stores, me, world } = await startMemoryApp({ as: 'newcomer' });
    renderWithStores(stores, <FollowSuggestions />);
    expect(stores.communities.offersSuggestions).toBe(true);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
    const [first] = stores.communities.suggested;
    if (first === undefined) throw new Error('Nothing is offered.');
    await userEvent.click(screen.getByRole('button', { name: `Follow ${first.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: `Following ${first.name}` }));
    await waitFor(() => expect(world.records(CommunityRecords).followedBy(me).size).toBe(0));
    expect(screen.getByRole('button', { name: `Follow ${first.name}` })).toBeTruthy();
  });

  it('lead to the posts of what one followed', async () => {
    const { stores } = await startMemoryApp({ as: 'newcomer' });
    await stores.communities.loadPopular();
    const inFeed = new Set(stores.feed.visible.map(({ community }) => community.name));
    const offered = stores.communities.suggested.find(({ name }) => inFeed.has(name));
    if (offered === undefined) throw new Error('No post of the feed is in a community that is offered.');
    renderWithStores(stores, <HomeScreen />);
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }));
    await screen.findByText('Nothing here yet');
    expect(screen.queryByRole('button', { name: 'Show their posts' })).toBeNull();
    await act(async () => {
      await stores.communities.follow(offered);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show their posts' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  });

  it('say where they did not load, and load when one tries again', async () => {
    const { stores, line } = await startMemoryApp({ as: 'newcomer' });
    line.failNext(failureOf(500));
    await stores.communities.loadPopular();
    renderWithStores(stores, <FollowSuggestions />);
    expect(screen.getByText('The communities did not load.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0));
  });

  it('are not offered to somebody who follows some', async () => {
    const { stores, settle } = await startMemoryApp({ as: 'newcomer' });
    await stores.communities.loadPopular();
    const [first] = stores.communities.suggested;
    if (first === undefined) throw new Error('Nothing is offered.');
    await stores.communities.follow(first);
    expect(stores.communities.offersSuggestions).toBe(true);
    await stores.communities.loadFollowed();
    await settle();
    expect(stores.communities.offersSuggestions).toBe(false);
  });
});
