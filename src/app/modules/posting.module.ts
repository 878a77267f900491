import { ContainerModule } from 'inversify';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostsStore } from '@/stores/posting/posts.store';
import { FeedReadingToken } from '../tokens';

/** Feeds, posts and writing. */
export const postingModule = new ContainerModule(({ bind }) => {
  bind(PostsStore)
    .toResolvedValue(() => new PostsStore())
    .inSingletonScope();
  bind(FeedStore)
    .toResolvedValue((reading, posts) => new FeedStore(reading, posts), [FeedReadingToken, PostsStore])
    .inSingletonScope();
  bind(PostPageStore)
    .toResolvedValue((reading, posts) => new PostPageStore(reading, posts), [FeedReadingToken, PostsStore])
    .inSingletonScope();
});
