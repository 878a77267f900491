import { ContainerModule } from 'inversify';
import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { LinkCardsApi } from '@/adapters/http/generated/feed/link-cards';
import { PostMediaApi } from '@/adapters/http/generated/feed/post-media';
import { PostWritingApi } from '@/adapters/http/generated/feed/post-writing';
import { HttpImageUploads } from '@/adapters/http/image-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { SocketCommentEvents } from '@/adapters/realtime/socket-comment-events';
import { SocketPostEvents } from '@/adapters/realtime/socket-post-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { ImageUploadsPort } from '@/core/talk/post-media/image-uploads.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';

/** Writing posts, and posts of others as they appear, over the wire. */
export const composerAdapters = new ContainerModule(({ bind }) => {
  bind(PostWritingPort)
    .toResolvedValue((http) => new PostWritingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(DevicePicturesPort)
    .toResolvedValue(() => new BrowserPictureFiles())
    .inSingletonScope();
  bind(ImageUploadsPort)
    .toResolvedValue(
      (http) => new HttpImageUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
  bind(PostMediaPort)
    .toResolvedValue((http) => new PostMediaApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(LinkReadingPort)
    .toResolvedValue((http) => new LinkCardsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(WritingHelpPort)
    .toResolvedValue((http) => new PostWritingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(CommentEventsPort)
    .toResolvedValue((realtime) => new SocketCommentEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
  bind(PostEventsPort)
    .toResolvedValue((realtime) => new SocketPostEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
