import { ContainerModule } from 'inversify';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCommentEvents } from '@/adapters/memory/talk/comments/memory-comment-events';
import { MemoryLinkCards } from '@/adapters/memory/talk/link-cards/memory-link-cards';
import { MemoryPictureFiles } from '@/adapters/memory/talk/post-media/memory-picture-files';
import { MemoryPostMedia } from '@/adapters/memory/talk/post-media/memory-post-media';
import { MemoryWritingHelp } from '@/adapters/memory/talk/post-writing/memory-writing-help';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import { MemoryPostEvents } from '@/adapters/memory/talk/posting/memory-post-events';
import { MemoryPostViews } from '@/adapters/memory/talk/posting/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/talk/posting/memory-post-writing';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { ImageUploadsPort } from '@/core/talk/post-media/image-uploads.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';

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
