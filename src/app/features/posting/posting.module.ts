import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostViewsPort } from '@/core/posting/post-views.port';
import { Votables } from '@/core/voting/votables';
import { PersonalKey } from '@/stores/common/personal';
import { FeedStore } from '@/stores/posting/feed.store';
import { FeedKey, PostsKey, PostViewsKey } from '@/stores/posting/keys';
import { PostViewsStore } from '@/stores/posting/post-views.store';
import { PostsStore } from '@/stores/posting/posts.store';
import { SessionKey } from '@/stores/session/keys';
import { CheckedWordsViewKey, createCheckedWordsView } from '@/views/content-checks/lazy-checked-words';
import { createLongListPart, LongListKey } from '@/views/posting/long-list-part';
import { createPostKindViews, PostKindViewsKey } from '@/views/posting/post-kind-views';

/** Feeds and posts. */
export const postingModule = new ContainerModule(({ bind }) => {
  bind(PostsKey)
    .toResolvedValue(
      (votables) => {
        const posts = new PostsStore();
        votables.register('post', posts);
        return posts;
      },
      [Votables],
    )
    .inSingletonScope();
  bind(FeedKey)
    .toResolvedValue((reading, posts) => new FeedStore(reading, posts), [FeedReadingPort, PostsKey])
    .inSingletonScope();
  bind(PostViewsKey)
    .toResolvedValue(
      (views, scheduler, session) => new PostViewsStore(views, scheduler, session),
      [PostViewsPort, SchedulerPort, SessionKey],
    )
    .inSingletonScope();
  bind(LongListKey).toResolvedValue(createLongListPart).inSingletonScope();
  bind(CheckedWordsViewKey).toResolvedValue(createCheckedWordsView).inSingletonScope();
  bind(PostKindViewsKey).toResolvedValue(createPostKindViews).inSingletonScope();
  bind(PersonalKey).toService(PostViewsKey);
  bind(PersonalKey).toService(FeedKey);
  bind(PersonalKey).toService(PostsKey);
});
