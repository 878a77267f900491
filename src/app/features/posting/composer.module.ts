import { ContainerModule } from 'inversify';
import { IdsPort } from '@/core/common/ids.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { ShowNewPost } from '@/core/posting/show-new-post.use-case';
import { SubmitPost } from '@/core/posting/submit-post.use-case';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { IntentsKey } from '@/stores/intents/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ComposerStore } from '@/stores/posting/composer.store';
import { DraftStore } from '@/stores/posting/draft.store';
import { DraftKeeper } from '@/stores/posting/draft-keeper';
import { ComposerKey, DraftKey, FeedKey } from '@/stores/posting/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { AccessKey, SessionKey } from '@/stores/session/keys';
import { OverlaysKey } from '@/stores/shell/keys';

/** Writing posts; its code comes when the browser is idle. */
export const composerModule = new ContainerModule(({ bind }) => {
  bind(SubmitPost)
    .toResolvedValue((posts) => new SubmitPost(posts), [PostWritingPort])
    .inSingletonScope();
  bind(ShowNewPost)
    .toResolvedValue((reading, feed) => new ShowNewPost(reading, feed), [FeedReadingPort, FeedKey])
    .inSingletonScope();
  bind(DraftKey)
    .toResolvedValue(
      (storage, session, profile, ids) => new DraftStore(new DraftKeeper(storage, session), profile, ids),
      [StoragePort, SessionKey, ProfileKey, IdsPort],
    )
    .inSingletonScope();
  bind(ComposerKey)
    .toResolvedValue(
      (writing, submitPost, showNewPost, ids, toasts, intents, session, access, profile, navigation, overlays) =>
        new ComposerStore(
          writing,
          { submitPost, showNewPost, ids, toasts },
          { intents, session, access, profile, navigation, overlays },
        ),
      [
        DraftKey,
        SubmitPost,
        ShowNewPost,
        IdsPort,
        ToastsPort,
        IntentsKey,
        SessionKey,
        AccessKey,
        ProfileKey,
        NavigationKey,
        OverlaysKey,
      ],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ComposerKey);
});
