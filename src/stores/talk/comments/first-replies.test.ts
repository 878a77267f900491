import { aMemoryPost } from '@tests/support/a-memory-post';
import { anAuthor } from '@tests/support/a-post';
import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { postPathOf } from '@/core/talk/posting/post-path';
import { ThreadsKey } from '@/stores/talk/comments/keys';

it('[RT-POST] a post opens with its answers and their first replies, without a call for the replies', async () => {
  const { app, store, world, line } = await startMemoryApp();
  const [post, posts] = [aMemoryPost(world), world.records(PostRecords)];
  const answer = posts.addComment(post, { author: anAuthor(), content: 'Yes, in June.' });
  posts.addComment(post, { author: anAuthor(), content: 'Mine too.', parentId: answer.id });
  await app.arrive(postPathOf(post.id), '');
  const threads = store(ThreadsKey);
  expect(threads.find(answer.id)?.items.map(({ content }) => content)).toEqual(['Mine too.']);
  expect(line.countOf('listReplies')).toBe(0);
});
