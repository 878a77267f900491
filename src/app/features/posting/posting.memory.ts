import { ContainerModule } from 'inversify';
import { MemoryCommentEvents } from '@/adapters/memory/comments/memory-comment-events';
import { MemoryLinkCards } from '@/adapters/memory/link-cards/memory-link-cards';
import { MemoryPictureFiles } from '@/adapters/memory/post-media/memory-picture-files';
import { MemoryPostMedia } from '@/adapters/memory/post-media/memory-post-media';
import { MemoryWritingHelp } from '@/adapters/memory/post-writing/memory-writing-help';
import { MemoryFeed } from '@/adapters/memory/posting/memory-feed';
import { MemoryPostEvents } from '@/adapters/memory/posting/memory-post-events';
import { MemoryPostViews } from '@/adapters/memory/posting/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/posting/memory-post-writing';
import { MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CommentEventsPort } from '@/core/comments/comment-events.port';
import { LinkReadingPort } from '@/core/link-cards/link-reading.port';
import { DevicePicturesPort } from '@/core/post-media/device-pictures.port';
import { ImageUploadsPort } from '@/core/post-media/image-uploads.port';
import { PostMediaPort } from '@/core/post-media/post-media.port';
import { WritingHelpPort } from '@/core/post-writing/writing-help.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostEventsPort } from '@/core/posting/post-events.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(FeedReadingPort)
    .toResolvedValue((browser) => new MemoryFeed(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(CommentEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryCommentEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
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
  bind(DevicePicturesPort)
    .toResolvedValue(() => new MemoryPictureFiles())
    .inSingletonScope();
  bind(ImageUploadsPort)
    .toResolvedValue((browser) => new MemoryPostMedia(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(LinkReadingPort)
    .toResolvedValue((browser) => new MemoryLinkCards(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostMediaPort)
    .toResolvedValue((browser) => new MemoryPostMedia(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(WritingHelpPort)
    .toResolvedValue((browser) => new MemoryWritingHelp(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(PostWritingPort)
    .toResolvedValue((browser) => new MemoryPostWriting(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
