import { ContainerModule } from 'inversify';
import { SubmitPost } from '@/core/posting/submit-post.use-case';
import { ComposerStore } from '@/stores/posting/composer.store';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostViewsStore } from '@/stores/posting/post-views.store';
import { PostsStore } from '@/stores/posting/posts.store';
import { SessionStore } from '@/stores/session/session.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import {
  AccessToken,
  FeedReadingToken,
  IdsToken,
  PostViewsToken,
  PostWritingToken,
  SchedulerToken,
  StorageToken,
  ToastsToken,
} from '../tokens';

/** Feeds, posts and writing. */
export const postingModule = new ContainerModule(({ bind }) => {
  bind(SubmitPost)
    .toResolvedValue((posts) => new SubmitPost(posts), [PostWritingToken])
    .inSingletonScope();
  bind(PostsStore)
    .toResolvedValue(() => new PostsStore())
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
  bind(ComposerStore)
    .toResolvedValue(
      (submitPost, reading, storage, ids, toasts, feed, session, access, navigation, overlays) =>
        new ComposerStore(
          { submitPost, reading, storage, ids, toasts },
          { feed, session, access, navigation, overlays },
        ),
      [
        SubmitPost,
        FeedReadingToken,
        StorageToken,
        IdsToken,
        ToastsToken,
        FeedStore,
        SessionStore,
        AccessToken,
        NavigationStore,
        OverlayStore,
      ],
    )
    .inSingletonScope();
});
