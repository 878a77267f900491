import { ContainerModule } from 'inversify';
import { MyPostsPort } from '@/core/my-posts/my-posts.port';
import { PersonalKey } from '@/stores/common/personal';
import { MyPostsKey } from '@/stores/my-posts/keys';
import { MyPostsStore } from '@/stores/my-posts/my-posts.store';
import { PostsKey } from '@/stores/posting/keys';

export const myPostsModule = new ContainerModule(({ bind }) => {
  bind(MyPostsKey)
    .toResolvedValue((mine, posts) => new MyPostsStore(mine, posts), [MyPostsPort, PostsKey])
    .inSingletonScope();
  bind(PersonalKey).toService(MyPostsKey);
});
