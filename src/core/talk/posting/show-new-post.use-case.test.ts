import { aMemoryPost } from '@tests/support/a-memory-post';
import { failureOf } from '@tests/support/failure-of';
import { expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import type { Post } from './post';
import { ShowNewPost } from './show-new-post.use-case';

function aFeed() {
  const browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
  const added: Post[] = [];
  const showNewPost = new ShowNewPost(
    new MemoryFeed(browser),
    { add: (post) => added.push(post) },
    { watchChanges: () => () => false },
  );
  const post = aMemoryPost(browser.world);
  return { showNewPost, added, post, line: browser.line };
}

it('loads the new post and puts it on top', async () => {
  const { showNewPost, added, post } = aFeed();
  expect(await showNewPost.execute(post.id)).toMatchObject({ ok: true, value: { id: post.id } });
  expect(added.map(({ id }) => id)).toEqual([post.id]);
});

it('leaves the feeds to the event for everybody where the post does not come', async () => {
  const { showNewPost, added, post, line } = aFeed();
  line.failNext(failureOf(500));
  expect(await showNewPost.execute(post.id)).toMatchObject({ ok: false });
  expect(added).toEqual([]);
});
