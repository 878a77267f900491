import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';

export const postingAdapters = wire((provide) => {
  provide(PostingApi, [HttpClientKey], FeedReadingPort);
  provide(PostingApi, [HttpClientKey], PostViewsPort);
});
