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
import { CommentEventsPort } from '@/core/comments/comment-events.port';
import { LinkReadingPort } from '@/core/link-cards/link-reading.port';
import { DevicePicturesPort } from '@/core/post-media/device-pictures.port';
import { ImageUploadsPort } from '@/core/post-media/image-uploads.port';
import { PostMediaPort } from '@/core/post-media/post-media.port';
import { WritingHelpPort } from '@/core/post-writing/writing-help.port';
import { PostEventsPort } from '@/core/posting/post-events.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { HttpClientKey } from '../../app-keys';

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
