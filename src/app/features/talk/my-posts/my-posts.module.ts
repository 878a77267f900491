import { MyPostsApi } from '@/adapters/http/generated/feed/my-posts';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { MyPostsStore } from '@/stores/talk/my-posts/my-posts.store';
import { PostsKey } from '@/stores/talk/posting/keys';

export const myPostsAdapters = wire((provide) => {
  provide(MyPostsApi, [HttpClientKey], MyPostsPort);
});

export const myPostsModule = wire((provide, bind) => {
  provide(MyPostsStore, [MyPostsPort, PostsKey], MyPostsKey);
  bind(PersonalKey).toService(MyPostsKey);
});
