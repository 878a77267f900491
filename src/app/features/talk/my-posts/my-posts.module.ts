import { ContainerModule } from 'inversify';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { MyPostsStore } from '@/stores/talk/my-posts/my-posts.store';
import { PostsKey } from '@/stores/talk/posting/keys';

export const myPostsModule = new ContainerModule(({ bind }) => {
  bind(MyPostsKey)
    .toResolvedValue((mine, posts) => new MyPostsStore(mine, posts), [MyPostsPort, PostsKey])
    .inSingletonScope();
  bind(PersonalKey).toService(MyPostsKey);
});
