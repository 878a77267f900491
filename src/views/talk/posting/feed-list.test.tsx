// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { LoginKey } from '@/stores/account/session/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { FeedKey, PostViewsKey } from '@/stores/talk/posting/keys';
import { HomeScreen } from './home-screen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the feed', () => {
  it('shows posts with who wrote them, where, and what can be done', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    const [article] = screen.getAllByRole('article');
    const [post] = store(FeedKey).visible;
    if (article === undefined || post === undefined) throw new Error('The feed is empty.');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(article.textContent).toContain(post.author.name);
    expect(article.textContent).toContain(post.community.name);
    expect(within(article).getByRole('button', { name: /^Vote up, [\d,]+ so far$/ })).toBeTruthy();
    expect(
      within(article)
        .getByRole('link', { name: /comments?$/ })
        .getAttribute('href'),
    ).toBe(`/p/${post.id}#comments`);
  });

  it('goes on where one asks for more, and says where it ends', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    await userEvent.click(screen.getByRole('link', { name: 'Show more posts' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
    expect(screen.getByText('You are all caught up.')).toBeTruthy();
  });

  it('says where it did not load, and loads when one tries again', async () => {
    const { store, line } = await startMemoryApp();
    line.failNext(failureOf(500));
    await store(FeedKey).reload();
    renderWithStores(store, <HomeScreen />);
    expect(screen.getByRole('alert').textContent).toContain('The posts did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  });

  it('has room for what is on its way, and words for nothing', async () => {
    const { store, line, world, settle } = await startMemoryApp({ as: 'reader' });
    renderWithStores(store, <HomeScreen />);
    line.hold();
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }));
    expect(screen.getByText('Loading posts')).toBeTruthy();
    await act(async () => {
      line.release();
      await settle();
    });
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    world.records(PostRecords).clear();
    await act(async () => {
      await store(FeedKey).open('newest');
      await store(FeedKey).reload();
    });
    expect(screen.getByText('No posts yet')).toBeTruthy();
  });

  it('has the personal feed for people who are signed in only', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Latest', 'Top', 'Rising']);
  });

  it('comes in the order that one chooses, with the most useful posts first', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    await userEvent.click(screen.getByRole('tab', { name: 'Top' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    const points = store(FeedKey).visible.map(({ upvotes, downvotes }) => upvotes - downvotes);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(screen.getByRole('tab', { name: 'Top' }).getAttribute('aria-selected')).toBe('true');
  });

  it('follows what authors do to posts that it shows: another text, and the place of one that is gone', async () => {
    const { store, world } = await startMemoryApp();
    const posts = world.records(PostRecords);
    const [first, second] = store(FeedKey).visible.map(({ id }) => posts.find(id));
    if (!first || !second) throw new Error('The feed is empty.');
    renderWithStores(store, <HomeScreen />);
    await act(async () => {
      Object.assign(first, { title: 'Another title' });
      posts.changed(first);
      second.status = 'DELETED';
      posts.changed(second);
    });
    expect(screen.getByRole('heading', { name: 'Another title' })).toBeTruthy();
    expect(screen.getByText('Deleted by the author.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(19);
  });

  it('holds new posts back while one reads further down', async () => {
    const { store, world } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    const [like] = world.records(PostRecords).all;
    if (like === undefined) throw new Error('The world has no posts.');
    const { author, community } = like;
    act(() => store(FeedKey).setAtTop(false));
    const add = (content: string) =>
      world
        .records(PostRecords)
        .announce(world.records(PostRecords).add({ authorId: null, author, community, title: content, content }));
    act(() => add('First news'));
    expect(screen.getByRole('button', { name: '1 new post' })).toBeTruthy();
    act(() => add('Second news'));
    expect(screen.queryByText('Second news')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2 new posts' }));
    expect(screen.getAllByRole('heading', { level: 2 }).some(({ textContent }) => textContent === 'Second news')).toBe(
      true,
    );
  });

  it('leads a guest who wants to write to the login', async () => {
    const { store } = await startMemoryApp();
    renderWithStores(store, <HomeScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask or share something' }));
    await waitFor(() => expect(store(LoginKey).isOpen).toBe(true));
  });
});

describe('a vote', () => {
  it('shows at once, as one’s own, and is taken back with the same button', async () => {
    const { store } = await startMemoryApp({ as: 'reader' });
    renderWithStores(store, <HomeScreen />);
    const [article] = screen.getAllByRole('article');
    if (article === undefined) throw new Error('The feed is empty.');
    const up = () => within(article).getByRole('button', { name: /^Vote up/ });
    const before = up().getAttribute('aria-label');
    expect(up().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(up());
    expect(up().getAttribute('aria-pressed')).toBe('true');
    expect(up().getAttribute('aria-label')).not.toBe(before);
    await userEvent.click(up());
    expect(up().getAttribute('aria-label')).toBe(before);
  });

  it('is taken back with a toast where the service refuses it', async () => {
    const { store, line, toasts } = await startMemoryApp({ as: 'reader' });
    // No further calls: the offers next to the feed are loaded.
    await store(CommunitiesKey).loadPopular();
    renderWithStores(store, <HomeScreen />);
    const [up] = screen.getAllByRole('button', { name: /^Vote up/ });
    if (up === undefined) throw new Error('The feed is empty.');
    line.failNext(failureOf(429));
    await userEvent.click(up);
    await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('false'));
    expect(toasts.shown).toHaveLength(1);
  });
});

describe('what is seen', () => {
  let observed: { readonly element: Element; readonly tell: (isIntersecting: boolean) => void }[] = [];

  beforeEach(() => {
    observed = [];
    class FakeObserver {
      readonly #tell: IntersectionObserverCallback;
      constructor(
        tell: IntersectionObserverCallback,
        readonly options: IntersectionObserverInit,
      ) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        const tell = (isIntersecting: boolean) =>
          this.#tell([{ intersectionRatio: isIntersecting ? 1 : 0 } as IntersectionObserverEntry], this as never);
        observed.push({ element, tell });
      }
      disconnect(): void {
        observed = observed.filter(({ element }) => element.isConnected);
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('counts a post that stood in the window for half a second, and no shorter', async () => {
    const { store } = await startMemoryApp({ as: 'reader' });
    renderWithStores(store, <HomeScreen />);
    const [first, second] = observed;
    const [post] = store(FeedKey).visible;
    if (first === undefined || second === undefined) throw new Error('Nothing is watched.');
    first.tell(true);
    second.tell(true);
    vi.advanceTimersByTime(499);
    expect(store(PostViewsKey).unsent).toEqual([]);
    second.tell(false);
    vi.advanceTimersByTime(1);
    expect(store(PostViewsKey).unsent).toEqual([post?.id]);
    vi.advanceTimersByTime(5000);
    expect(store(PostViewsKey).unsent).toHaveLength(1);
  });
});
