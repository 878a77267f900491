import { aPost } from '@tests/support/a-post';
import { uuidOf } from '@tests/support/uuid-of';
import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import { CatchUpFeed } from './catch-up-feed.use-case';
import { ReloadPost } from './reread-post.use-case';

/** Catches up a feed whose newest `loaded` posts are shown and that got `added` ones since. Returns the asked limits. */
async function limitsFor({ loaded, added }: { readonly loaded: number; readonly added: number }) {
  const all = Array.from({ length: 300 }, (_, place) => aPost({ id: uuidOf(place + 1) }));
  const limits: (number | undefined)[] = [];
  const reading = {
    getPost: async () => ok(aPost()),
    listFeed: async ({ limit = 20, cursor = '0' }: { readonly limit?: number; readonly cursor?: string }) => {
      limits.push(limit);
      const end = Number(cursor) + limit;
      return ok({ items: all.slice(Number(cursor), end), nextCursor: end < all.length ? String(end) : null });
    },
  };
  const ids = all.slice(added, added + loaded).map(({ id }) => id);
  const feeds = {
    viewerNumber: 1,
    loaded: { name: 'newest' as const, start: null, ids },
    dropOthers: () => undefined,
    receive: () => undefined,
  };
  const posts = {
    find: () => null,
    refreshed: () => undefined,
    changed: () => undefined,
    watchChanges: () => () => false,
  };
  await new CatchUpFeed(reading, feeds, posts, new ReloadPost(reading, feeds, posts)).execute();
  return limits;
}

it.each([
  ['a few new posts above a page', { loaded: 20, added: 3 }, [30]],
  ['many new posts above a page', { loaded: 20, added: 60 }, [30, 50]],
  ['many new posts above one post', { loaded: 1, added: 150 }, [11, 50, 50, 50]],
  ['an empty feed', { loaded: 0, added: 0 }, [50]],
])('asks for %s in few requests', async (_name, feed, limits) => {
  expect(await limitsFor(feed)).toEqual(limits);
});
