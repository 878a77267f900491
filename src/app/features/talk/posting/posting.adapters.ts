import { ContainerModule } from 'inversify';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { HttpClientKey } from '@/app/app-keys';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';

/** Feeds and posts over the wire. */
export const postingAdapters = new ContainerModule(({ bind }) => {
  bind(FeedReadingPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PostViewsPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
});
