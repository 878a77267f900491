import { ContainerModule } from 'inversify';
import { SubmitPost } from '@/core/posting/submit-post.use-case';
import { ComposerStore } from '@/stores/posting/composer.store';
import { FeedStore } from '@/stores/posting/feed.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { SessionStore } from '@/stores/session/session.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { AccessToken, FeedReadingToken, IdsToken, PostWritingToken, StorageToken, ToastsToken } from '../tokens';

/** Writing posts. Deferred. */
export const composerModule = new ContainerModule(({ bind }) => {
  bind(SubmitPost)
    .toResolvedValue((posts) => new SubmitPost(posts), [PostWritingToken])
    .inSingletonScope();
  bind(ComposerStore)
    .toResolvedValue(
      (submitPost, reading, storage, ids, toasts, feed, session, access, profile, navigation, overlays) =>
        new ComposerStore(
          { submitPost, reading, storage, ids, toasts },
          { feed, session, access, profile, navigation, overlays },
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
        ProfileStore,
        NavigationStore,
        OverlayStore,
      ],
    )
    .inSingletonScope();
});
