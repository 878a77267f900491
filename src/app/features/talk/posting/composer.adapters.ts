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
import { wire } from '@/app/wire';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';

export const composerAdapters = wire((provide, bind) => {
  provide(PostWritingApi, [HttpClientKey], PostWritingPort);
  provide(BrowserPictureFiles, [], DevicePicturesPort);
  bind(ImageUploadsPort)
    .toResolvedValue(
      (http) => new HttpImageUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
  provide(PostMediaApi, [HttpClientKey], PostMediaPort);
  provide(LinkCardsApi, [HttpClientKey], LinkReadingPort);
  provide(PostWritingApi, [HttpClientKey], WritingHelpPort);
  provide(SocketCommentEvents, [SocketRealtimeKey], CommentEventsPort);
  provide(SocketPostEvents, [SocketRealtimeKey], PostEventsPort);
});
