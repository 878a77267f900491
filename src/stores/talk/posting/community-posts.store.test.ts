import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { CommunityPostsStore } from './community-posts.store';

describe('the other posts of a community', () => {
  it('are at most four, without the one that they stand beside, and stay until others have come', async () => {
    const { app, world, line } = await startMemoryApp();
    const reading = app.container.get(FeedReadingPort);
    const store = new CommunityPostsStore(reading);
    const [like] = world.records(PostRecords).all;
    if (like === undefined) throw new Error('The world has no posts.');
    const { author, community } = like;
    const added = [1, 2, 3, 4, 5].map((count) =>
      world.records(PostRecords).add({ authorId: null, author, community, title: `Post ${count}`, content: 'Text' }),
    );
    const [post] = await Promise.all(added.slice(-1).map(({ id }) => reading.getPost({ postId: id })));
    if (!post?.ok) throw new Error('The post is not there.');
    expect(store.offer).toBeNull();
    await store.load(post.value);
    expect(store.offer?.community).toBe(post.value.community.name);
    expect(store.offer?.posts.map(({ title }) => title)).toEqual(['Post 4', 'Post 3', 'Post 2', 'Post 1']);
    line.failNext(failureOf(500));
    await store.load(post.value);
    expect(store.offer?.posts).toHaveLength(4);
    store.forget();
    expect(store.offer?.posts.every(({ isMine }) => !isMine)).toBe(true);
  });
});
