import { ContainerModule } from 'inversify';
import { IdsPort } from '@/core/common/ids.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { SubmitPost } from '@/core/posting/submit-post.use-case';
import { ToastsPort } from '@/core/shell/toasts.port';
import { ComposerStore } from '@/stores/posting/composer.store';
import { ComposerKey, FeedKey } from '@/stores/posting/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { AccessKey, SessionKey } from '@/stores/session/keys';
import { NavigationKey, OverlaysKey } from '@/stores/shell/keys';

/** Writing posts. Deferred. */
export const composerModule = new ContainerModule(({ bind }) => {
  bind(SubmitPost)
    .toResolvedValue((posts) => new SubmitPost(posts), [PostWritingPort])
    .inSingletonScope();
  bind(ComposerKey)
    .toResolvedValue(
      (submitPost, reading, storage, ids, toasts, feed, session, access, profile, navigation, overlays) =>
        new ComposerStore(
          { submitPost, reading, storage, ids, toasts },
          { feed, session, access, profile, navigation, overlays },
        ),
      [
        SubmitPost,
        FeedReadingPort,
        StoragePort,
        IdsPort,
        ToastsPort,
        FeedKey,
        SessionKey,
        AccessKey,
        ProfileKey,
        NavigationKey,
        OverlaysKey,
      ],
    )
    .inSingletonScope();
});
