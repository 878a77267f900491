import { CommentsApi } from '@/adapters/http/generated/feed/comments';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { WriteComment } from '@/core/talk/comments/write-comment.use-case';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { Votables } from '@/core/talk/voting/votables';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CommentWritingStore } from '@/stores/talk/comments/comment-writing.store';
import { CommentWritingKey, ThreadsKey } from '@/stores/talk/comments/keys';
import { ThreadsStore } from '@/stores/talk/comments/threads.store';
import { CommunityPostsStore } from '@/stores/talk/posting/community-posts.store';
import { CommunityPostsKey, PostPageKey, PostsKey } from '@/stores/talk/posting/keys';
import { PostPageStore } from '@/stores/talk/posting/post-page.store';

export const commentsAdapters = wire((provide) => {
  provide(CommentsApi, [HttpClientKey], CommentsPort);
});

export const commentsModule = wire((provide, bind) => {
  provide(PostPageStore, [FeedReadingPort, PostsKey], PostPageKey);
  bind(PersonalKey).toService(PostPageKey);
  provide(CommunityPostsStore, [FeedReadingPort], CommunityPostsKey);
  bind(PersonalKey).toService(CommunityPostsKey);
  bind(ThreadsKey)
    .toResolvedValue(
      (comments, page, votables) => {
        const threads = new ThreadsStore(comments, page);
        votables.register('comment', threads);
        return threads;
      },
      [CommentsPort, PostPageKey, Votables],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ThreadsKey);
  bind(WriteComment)
    .toResolvedValue(
      (comments, scheduler, toasts) => new WriteComment(comments, new RetryingWrites(scheduler, toasts)),
      [CommentsPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
  bind(CommentWritingKey)
    .toDynamicValue(
      ({ get }) =>
        new CommentWritingStore(
          {
            writeComment: get(WriteComment),
            comments: get(CommentsPort),
            storage: get(StoragePort),
            ids: get(IdsPort),
            toasts: get(ToastsPort),
            sure: new RetryingWrites(get(SchedulerPort), get(ToastsPort)),
          },
          {
            threads: get(ThreadsKey),
            page: get(PostPageKey),
            access: get(AccessKey),
            session: get(SessionKey),
            profile: get(ProfileKey),
          },
        ),
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CommentWritingKey);
});
