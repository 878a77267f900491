import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import { Votables } from '@/core/talk/voting/votables';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { FeedStore } from '@/stores/talk/posting/feed.store';
import { FeedKey, PostsKey, PostViewsKey } from '@/stores/talk/posting/keys';
import { PostViewsStore } from '@/stores/talk/posting/post-views.store';
import { PostsStore } from '@/stores/talk/posting/posts.store';
import { CheckedWordsViewKey, createCheckedWordsView } from '@/views/kernel/content-checks/lazy-checked-words';
import { createLongListPart, LongListKey } from '@/views/talk/posting/long-list-part';
import { createPostKindViews, PostKindViewsKey } from '@/views/talk/posting/post-kind-views';

export const postingAdapters = wire((provide) => {
  provide(PostingApi, [HttpClientKey], FeedReadingPort);
  provide(PostingApi, [HttpClientKey], PostViewsPort);
});

export const postingModule = wire((provide, bind) => {
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
  provide(FeedStore, [FeedReadingPort, PostsKey], FeedKey);
  provide(PostViewsStore, [PostViewsPort, SchedulerPort, SessionKey], PostViewsKey);
  bind(LongListKey).toResolvedValue(createLongListPart).inSingletonScope();
  bind(CheckedWordsViewKey).toResolvedValue(createCheckedWordsView).inSingletonScope();
  bind(PostKindViewsKey).toResolvedValue(createPostKindViews).inSingletonScope();
  bind(PersonalKey).toService(PostViewsKey);
  bind(PersonalKey).toService(FeedKey);
  bind(PersonalKey).toService(PostsKey);
});
