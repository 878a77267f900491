import { ContainerModule } from 'inversify';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { HttpClientKey } from '../../app-keys';

/** Feeds and posts over the wire. */
export const postingAdapters = new ContainerModule(({ bind }) => {
  bind(FeedReadingPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PostViewsPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
});
