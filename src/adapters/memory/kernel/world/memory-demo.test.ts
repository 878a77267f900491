import { expect, it } from 'vitest';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import { CountingIds } from './counting-ids';
import { ManualTime } from './manual-time';
import { MemoryBrowser } from './memory-browser';
import { createDemoWorld } from './memory-demo';

it('shows 8 topics, 5 companies and 40 posts, newest first', async () => {
  const browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
  const communities = await new MemoryCommunities(browser).listCommunities({ all: true });
  expect(communities.ok && communities.value.length).toBe(13);
  const feed = await new MemoryFeed(browser).listFeed({ limit: 50 });
  if (!feed.ok) throw new Error('The demo feed is not there.');
  expect(feed.value.items).toHaveLength(40);
  const moments = feed.value.items.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});
