import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryFeed } from '@/adapters/memory/memory-feed';
import { MemoryPostViews } from '@/adapters/memory/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/memory-post-writing';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(FeedReadingPort)
    .toResolvedValue((browser) => new MemoryFeed(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostViewsPort)
    .toResolvedValue((browser) => new MemoryPostViews(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostWritingPort)
    .toResolvedValue((browser) => new MemoryPostWriting(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
