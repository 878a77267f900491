import { ContainerModule } from 'inversify';
import { FeedApi } from '@/adapters/http/generated/feed';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { HttpClientKey } from '../../app-keys';

/** Feeds and posts over the wire. */
export const postingHttp = new ContainerModule(({ bind }) => {
  bind(FeedReadingPort)
    .toResolvedValue((http) => new FeedApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PostViewsPort)
    .toResolvedValue((http) => new FeedApi(http), [HttpClientKey])
    .inSingletonScope();
});
