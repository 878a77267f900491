import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { FeedKey } from '@/stores/talk/posting/keys';

it('what was posted while nothing was told waits above the feed, and is asked for once', async () => {
  const { store, world, realtime, settle, line } = await startMemoryApp({ address: '/' });
  const feed = store(FeedKey);
  await feed.open('newest');
  feed.setAtTop(false);
  realtime.disconnect();
  const [like] = world.records(PostRecords).all;
  if (like === undefined) throw new Error('The world has no posts.');
  const { author, community } = like;
  world.records(PostRecords).add({ authorId: null, author, community, title: null, content: 'Nobody was told' });
  expect(feed.waitingCount).toBe(0);
  realtime.connect();
  await settle();
  expect(feed.waitingCount).toBe(1);
  const asked = line.countOf('listFeed');
  realtime.interrupt(() => undefined);
  await settle();
  expect(line.countOf('listFeed')).toBe(asked + 1);
});
