import { ContainerModule } from 'inversify';
import { Votables } from '@/core/voting/votables';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostViewsStore } from '@/stores/posting/post-views.store';
import { PostsStore } from '@/stores/posting/posts.store';
import { AccessToken, FeedReadingToken, PostViewsToken, SchedulerToken } from '../tokens';

/** Feeds and posts. */
export const postingModule = new ContainerModule(({ bind }) => {
  bind(PostsStore)
    .toResolvedValue(
      (votables) => {
        const posts = new PostsStore();
        votables.register('post', posts);
        return posts;
      },
      [Votables],
    )
    .inSingletonScope();
  bind(FeedStore)
    .toResolvedValue((reading, posts) => new FeedStore(reading, posts), [FeedReadingToken, PostsStore])
    .inSingletonScope();
  bind(PostPageStore)
    .toResolvedValue((reading, posts) => new PostPageStore(reading, posts), [FeedReadingToken, PostsStore])
    .inSingletonScope();
  bind(PostViewsStore)
    .toResolvedValue(
      (views, scheduler, access) => new PostViewsStore(views, scheduler, access),
      [PostViewsToken, SchedulerToken, AccessToken],
    )
    .inSingletonScope();
});
