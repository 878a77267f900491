import { ContainerModule } from 'inversify';
import { CommentsPort } from '@/core/comments/comments.port';
import { WriteComment } from '@/core/comments/write-comment.use-case';
import { IdsPort } from '@/core/common/ids.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { Votables } from '@/core/voting/votables';
import { CommentWritingStore } from '@/stores/comments/comment-writing.store';
import { CommentWritingKey, ThreadsKey } from '@/stores/comments/keys';
import { ThreadsStore } from '@/stores/comments/threads.store';
import { PersonalKey } from '@/stores/common/personal';
import { CommunityPostsStore } from '@/stores/posting/community-posts.store';
import { CommunityPostsKey, PostPageKey, PostsKey } from '@/stores/posting/keys';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { ProfileKey } from '@/stores/profile/keys';
import { AccessKey, SessionKey } from '@/stores/session/keys';

/** A post with its comments. */
export const commentsModule = new ContainerModule(({ bind }) => {
  bind(PostPageKey)
    .toResolvedValue((reading, posts) => new PostPageStore(reading, posts), [FeedReadingPort, PostsKey])
    .inSingletonScope();
  bind(PersonalKey).toService(PostPageKey);
  bind(CommunityPostsKey)
    .toResolvedValue((reading) => new CommunityPostsStore(reading), [FeedReadingPort])
    .inSingletonScope();
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
      (comments, scheduler, toasts) => new WriteComment(comments, new SureWrites(scheduler, toasts)),
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
            sure: new SureWrites(get(SchedulerPort), get(ToastsPort)),
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
