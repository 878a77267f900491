import { ContainerModule } from 'inversify';
import { MyPostsApi } from '@/adapters/http/generated/feed/my-posts';
import { HttpClientKey } from '@/app/app-keys';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';

/** The user's posts over the wire. */
export const myPostsAdapters = new ContainerModule(({ bind }) => {
  bind(MyPostsPort)
    .toResolvedValue((http) => new MyPostsApi(http), [HttpClientKey])
    .inSingletonScope();
});
