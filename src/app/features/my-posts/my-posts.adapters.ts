import { ContainerModule } from 'inversify';
import { MyPostsApi } from '@/adapters/http/generated/feed/my-posts';
import { MyPostsPort } from '@/core/my-posts/my-posts.port';
import { HttpClientKey } from '../../app-keys';

/** The user's posts over the wire. */
export const myPostsAdapters = new ContainerModule(({ bind }) => {
  bind(MyPostsPort)
    .toResolvedValue((http) => new MyPostsApi(http), [HttpClientKey])
    .inSingletonScope();
});
