// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { aPost } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostCard } from './post-card';

let observers: { readonly margin: string | undefined; readonly tell: IntersectionObserverCallback }[] = [];

function setNear(isIntersecting: boolean): void {
  const entry = { isIntersecting, boundingClientRect: { height: 300 } } as IntersectionObserverEntry;
  act(() => {
    for (const { margin, tell } of observers) if (margin !== undefined) tell([entry], {} as IntersectionObserver);
  });
}

beforeEach(() => {
  observers = [];
  class FakeObserver {
    constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      observers.push({ margin: rootMargin, tell });
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['its title', aPost({ title: 'Sixty days of notice' }), 'Sixty days of notice'],
  [
    'its first words',
    aPost({ title: null, content: `They said\nno. ${'Nobody knows why. '.repeat(9)}` }),
    /^They said no\. .*…$/,
  ],
])('far from the window a post leaves its room empty and keeps %s as its name', async (_, post, name) => {
  const { store } = await startMemoryApp();
  renderWithStores(store, <PostCard post={post} mayBeEmpty />);
  setNear(false);
  const empty = screen.getByRole('article', { name });
  expect(empty.textContent).toBe('');
  expect(empty.style.height).toBe('300px');
  empty.tabIndex = -1;
  empty.focus();
  setNear(true);
  expect(document.activeElement).toBe(screen.getByRole('article'));
  expect(screen.getByRole('article').textContent).toContain(post.author.name);
});

it('keeps the mark of a designation of two lines to its last word', async () => {
  const { store } = await startMemoryApp();
  const author = {
    ...aPost().author,
    name: 'Senior Software Engineer at Vaayuna Technologies',
    proof: 'WORK_EMAIL',
  } as const;
  renderWithStores(store, <PostCard post={aPost({ author })} />);
  const mark = screen.getByRole('article').querySelector('.mark');
  expect(mark?.closest('.whitespace-nowrap')?.textContent).toMatch(/^Technologies, /);
});

it('shows the best reply in a feed, as a way to it, and not above the comments themselves', async () => {
  const { store } = await startMemoryApp();
  const bestReply = { commentId: 'c1', name: 'QuietBulbul', tagline: 'Weaver', content: 'Ask for it in writing.' };
  const post = aPost({ bestReply });
  renderWithStores(store, <PostCard post={post} />);
  expect(screen.getByRole('article').textContent).toContain('WeaverAsk for it in writing.');
  const link = screen.getByRole('link', { name: 'Best reply, by QuietBulbul' });
  expect(link.getAttribute('href')).toBe(`/p/${post.id}?comment=c1#comment-c1`);
  cleanup();
  renderWithStores(store, <PostCard post={post} whole />);
  expect(screen.queryByText('Ask for it in writing.')).toBeNull();
});
