import { ContainerModule } from 'inversify';
import { ShowNewPost } from '@/core/posting/show-new-post.use-case';
import { SubmitPost } from '@/core/posting/submit-post.use-case';
import { ComposerStore } from '@/stores/posting/composer.store';
import { DraftStore } from '@/stores/posting/draft.store';
import { DraftKeeper } from '@/stores/posting/draft-keeper';
import { FeedStore } from '@/stores/posting/feed.store';
import { PendingPost } from '@/stores/posting/pending-post';
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
  bind(ShowNewPost)
    .toResolvedValue((reading, feed) => new ShowNewPost(reading, feed), [FeedReadingToken, FeedStore])
    .inSingletonScope();
  bind(DraftStore)
    .toResolvedValue(
      (storage, session, ids) => new DraftStore(new DraftKeeper(storage, session), ids),
      [StorageToken, SessionStore, IdsToken],
    )
    .inSingletonScope();
  bind(ComposerStore)
    .toResolvedValue(
      (writing, submitPost, showNewPost, storage, ids, toasts, access, profile, navigation, overlays) =>
        new ComposerStore(
          writing,
          { submitPost, showNewPost, pending: new PendingPost(storage), ids, toasts },
          { access, profile, navigation, overlays },
        ),
      [
        DraftStore,
        SubmitPost,
        ShowNewPost,
        StorageToken,
        IdsToken,
        ToastsToken,
        AccessToken,
        ProfileStore,
        NavigationStore,
        OverlayStore,
      ],
    )
    .inSingletonScope();
});
