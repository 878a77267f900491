import { MyPostsApi } from '@/adapters/http/generated/feed/my-posts';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';

export const myPostsAdapters = wire((provide) => {
  provide(MyPostsApi, [HttpClientKey], MyPostsPort);
});
