// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { LoginKey } from '@/stores/account/session/keys';
import { BookmarkListKey, BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { PostCard } from '../posting/post-card';
import { BookmarksScreen } from './bookmarks-screen';
import { messages } from './messages';

afterEach(cleanup);

async function aFeedOf(viewer: Viewer) {
  const app = await startMemoryApp({ as: viewer });
  const [post] = app.store(FeedKey).visible;
  if (post === undefined) throw new Error('The feed is empty.');
  const open = async () => {
    cleanup();
    await app.store(BookmarkListKey).open(null, false);
    renderWithStores(app.store, <BookmarksScreen />);
  };
  return { ...app, post, open, title: post.title ?? '' };
}

const button = () => screen.getByRole('button', { name: /^Bookmark: / });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';

describe('a bookmark', () => {
  it('is made and removed by the same button, and is in the list', async () => {
    const { store, post, open, settle, title } = await aFeedOf('reader');
    renderWithStores(store, <PostCard post={post} />);
    expect(isPressed()).toBe(false);
    await userEvent.click(button());
    await settle();
    expect(isPressed()).toBe(true);
    await open();
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/p/${post.id}`);
    await userEvent.click(button());
    await settle();
    expect(isPressed()).toBe(false);
    expect(screen.getByRole('link', { name: title })).toBeDefined();
    await userEvent.click(button());
    await settle();
    await open();
    expect(isPressed()).toBe(true);
  });

  it('is taken back where the service refuses', async () => {
    const { store, post, line, toasts, settle } = await aFeedOf('reader');
    renderWithStores(store, <PostCard post={post} />);
    line.failNext(failureOf(500));
    await userEvent.click(button());
    await settle();
    expect(isPressed()).toBe(false);
    expect(toasts.shown).not.toEqual([]);
  });

  it('stays where the answer to an earlier load does not know it yet', async () => {
    const { store, post } = await aFeedOf('reader');
    const item = { kind: 'post', itemId: post.id } as const;
    const bookmarks = store(BookmarksKey);
    const loaded = bookmarks.load();
    bookmarks.set(item, true);
    await loaded;
    expect(bookmarks.has(item)).toBe(true);
    await bookmarks.load();
    expect(bookmarks.has(item)).toBe(false);
  });

  it('stays removed where the list is loaded again meanwhile', async () => {
    const { store, post, line, settle } = await aFeedOf('reader');
    const item = { kind: 'post', itemId: post.id } as const;
    const [bookmarks, list] = [store(BookmarksKey), store(BookmarkListKey)];
    await bookmarks.press(item);
    await list.open(null, false);
    line.holdAnswers('listBookmarks');
    const loaded = list.load();
    await settle();
    await bookmarks.press(item);
    line.release();
    await loaded;
    expect(bookmarks.has(item)).toBe(false);
  });

  it('that was added meanwhile is in the list after a Back, which stays as it was without one', async () => {
    const { store } = await aFeedOf('reader');
    const [first, second] = store(FeedKey).visible.map(({ id }) => ({ kind: 'post', itemId: id }) as const);
    if (first === undefined || second === undefined) throw new Error('The feed has too few posts.');
    const [bookmarks, list] = [store(BookmarksKey), store(BookmarkListKey)];
    await bookmarks.press(first);
    await list.open(null, false);
    const { items } = list;
    await list.open(null, true);
    expect(list.items).toBe(items);
    await bookmarks.press(second);
    await list.open(null, true);
    expect(list.items.map(({ itemId }) => itemId)).toEqual([second.itemId, first.itemId]);
  });

  it('needs a login', async () => {
    const { store, post, open } = await aFeedOf('guest');
    renderWithStores(store, <PostCard post={post} />);
    await userEvent.click(button());
    expect(isPressed()).toBe(false);
    expect(store(LoginKey).isOpen).toBe(true);
    await open();
    expect(screen.getByText(messages.gate)).toBeDefined();
  });

  it('shows on a button what another page did, and nothing of it to the next user', async () => {
    const { store, post } = await aFeedOf('reader');
    renderWithStores(store, <PostCard post={post} />);
    store(BookmarksKey).changedElsewhere({ kind: 'post', itemId: post.id, isBookmarked: true });
    await screen.findByRole('button', { pressed: true, name: /^Bookmark: / });
    store(BookmarksKey).forget();
    expect(await screen.findByRole('button', { pressed: false, name: /^Bookmark: / })).toBeDefined();
  });
});

describe('the list of bookmarks', () => {
  it('says that an item is gone, without its words, and lets it be removed', async () => {
    const { store, world, post, open, settle, title } = await aFeedOf('reader');
    await store(BookmarksKey).press({ kind: 'post', itemId: post.id });
    const kept = world.records(PostRecords).find(post.id);
    if (kept !== null) world.records(PostRecords).replace({ ...kept, status: 'FLAGGED' });
    await open();
    const list = within(screen.getByRole('list', { name: messages.title }));
    expect(list.getByText(messages.gone.post)).toBeDefined();
    expect(list.queryByText(title)).toBeNull();
    await userEvent.click(list.getByRole('button', { name: messages.removeNamed(messages.gone.post) }));
    await settle();
    expect(screen.getByText(messages.emptyTitle)).toBeDefined();
  });

  it('has tabs of the kinds with their counts, and says where one has none', async () => {
    const { store, post, open } = await aFeedOf('reader');
    await store(BookmarksKey).press({ kind: 'post', itemId: post.id });
    await open();
    const tabs = within(screen.getByRole('navigation', { name: messages.kinds }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All1',
      'Posts1',
      'Jobs0',
      'Reviews0',
      'Questions0',
    ]);
    expect(tabs.getByRole('link', { name: /Jobs/ }).getAttribute('href')).toBe('/bookmarks?kind=job');
    await store(BookmarkListKey).open('job', false);
    expect(await screen.findByText(messages.emptyOfKind.job)).toBeDefined();
    const ways = within(screen.getByRole('navigation', { name: messages.look })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/jobs']);
    expect(ways[0]?.textContent).toContain(messages.lookFor.job);
  });

  it('leads to all that can be bookmarked where nothing is, without tabs of noughts', async () => {
    const { open } = await aFeedOf('reader');
    await open();
    expect(screen.queryByRole('navigation', { name: messages.kinds })).toBeNull();
    const ways = within(screen.getByRole('navigation', { name: messages.look })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/jobs', '/reviews', '/interviews']);
  });

  it('offers to try again', async () => {
    const { line, open } = await aFeedOf('reader');
    line.goOffline();
    await open();
    line.goOnline();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(await screen.findByText(messages.emptyTitle)).toBeDefined();
  });
});
