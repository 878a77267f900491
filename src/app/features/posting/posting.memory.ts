import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryComments } from '@/adapters/memory/memory-comments';
import { MemoryFeed } from '@/adapters/memory/memory-feed';
import { MemoryPostEvents } from '@/adapters/memory/memory-post-events';
import { MemoryPostViews } from '@/adapters/memory/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/memory-post-writing';
import { MemoryRealtimeKey } from '@/adapters/memory/memory-realtime';
import { CommentsPort } from '@/core/comments/comments.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostEventsPort } from '@/core/posting/post-events.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommentsPort)
    .toResolvedValue((browser) => new MemoryComments(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(FeedReadingPort)
    .toResolvedValue((browser) => new MemoryFeed(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryPostEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
  bind(PostViewsPort)
    .toResolvedValue((browser) => new MemoryPostViews(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostWritingPort)
    .toResolvedValue((browser) => new MemoryPostWriting(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
