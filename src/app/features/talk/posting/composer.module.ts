import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { LinkCardsApi } from '@/adapters/http/generated/feed/link-cards';
import { PostMediaApi } from '@/adapters/http/generated/feed/post-media';
import { PostWritingApi } from '@/adapters/http/generated/feed/post-writing';
import { HttpImageUploads } from '@/adapters/http/image-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { SocketCommentEvents } from '@/adapters/realtime/socket-comment-events';
import { SocketPostEvents } from '@/adapters/realtime/socket-post-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { ConfigKey, HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import { CatchUpFeed } from '@/core/talk/posting/catch-up-feed.use-case';
import { EditPost } from '@/core/talk/posting/edit-post.use-case';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { ReloadPost } from '@/core/talk/posting/reread-post.use-case';
import { ShowNewPost } from '@/core/talk/posting/show-new-post.use-case';
import { SubmitPost } from '@/core/talk/posting/submit-post.use-case';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';
import { parseOfferDraft } from '@/core/talk/salary-offers/stored-offer-draft';
import { DraftSlot } from '@/stores/account/my-profile/draft-slot';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OverlaysKey } from '@/stores/kernel/shell/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { IntentsKey } from '@/stores/talk/intents/keys';
import { DraftLinkStore } from '@/stores/talk/link-cards/draft-link.store';
import { DraftLinkKey, LinkChoiceKey } from '@/stores/talk/link-cards/keys';
import { LinkChoiceStore } from '@/stores/talk/link-cards/link-choice.store';
import { PollEditorKey } from '@/stores/talk/polls/keys';
import { PollEditorStore } from '@/stores/talk/polls/poll-editor.store';
import { ImagesStore } from '@/stores/talk/post-media/images.store';
import { ImagesKey, VideoKey } from '@/stores/talk/post-media/keys';
import { VideoStore } from '@/stores/talk/post-media/video.store';
import { AbusiveWordsStore } from '@/stores/talk/post-writing/abusive-words.store';
import { AbusiveWordsKey, RephraseKey, ReviewPostKey } from '@/stores/talk/post-writing/keys';
import { RephraseStore } from '@/stores/talk/post-writing/rephrase.store';
import { ReviewPostStore } from '@/stores/talk/post-writing/review-post.store';
import { ComposerStore } from '@/stores/talk/posting/composer.store';
import { DraftStore } from '@/stores/talk/posting/draft.store';
import { DraftKeeper } from '@/stores/talk/posting/draft-keeper';
import { ComposerKey, DraftKey, FeedKey, OwnPostsKey, PostsKey } from '@/stores/talk/posting/keys';
import { ListSizes, ListSizesKey } from '@/stores/talk/posting/list-sizes';
import { OwnPostsStore } from '@/stores/talk/posting/own-posts.store';
import { OffersEditorKey } from '@/stores/talk/salary-offers/keys';
import { OffersEditorStore } from '@/stores/talk/salary-offers/offers-editor.store';
import { ownPostActions, replyAction } from '@/views/talk/posting/own-menu-actions';
import { PostMenuActionsKey, PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';

export const composerAdapters = wire((provide, bind) => {
  provide(PostWritingApi, [HttpClientKey], PostWritingPort);
  provide(BrowserPictureFiles, [], DevicePicturesPort);
  bind(ImageUploadsPort)
    .toResolvedValue(
      (http) => new HttpImageUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
  provide(PostMediaApi, [HttpClientKey], PostMediaPort);
  provide(LinkCardsApi, [HttpClientKey], LinkReadingPort);
  provide(PostWritingApi, [HttpClientKey], WritingHelpPort);
  provide(SocketCommentEvents, [SocketRealtimeKey], CommentEventsPort);
  provide(SocketPostEvents, [SocketRealtimeKey], PostEventsPort);
});

export const composerModule = wire((provide, bind) => {
  bind(SubmitPost)
    .toResolvedValue(
      (posts, scheduler, toasts) => new SubmitPost(posts, new RetryingWrites(scheduler, toasts)),
      [PostWritingPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
  bind(EditPost)
    .toResolvedValue(
      (writing, scheduler, toasts, posts, reread) =>
        new EditPost(writing, new RetryingWrites(scheduler, toasts), posts, reread),
      [PostWritingPort, SchedulerPort, ToastsPort, PostsKey, ReloadPost],
    )
    .inSingletonScope();
  bind(OwnPostsKey)
    .toResolvedValue(
      (writing, posts, profile, toasts, scheduler) =>
        new OwnPostsStore({ writing, toasts, sure: new RetryingWrites(scheduler, toasts) }, { posts, profile }),
      [PostWritingPort, PostsKey, ProfileKey, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OwnPostsKey);
  bind(PostMenuPartKey)
    .toResolvedValue(
      (navigation, composer, own) => [replyAction(navigation), ...ownPostActions(composer, own)],
      [NavigationKey, ComposerKey, OwnPostsKey],
    )
    .inSingletonScope();
  // Features that load with their route add their actions later, so this list is not cached.
  bind(PostMenuActionsKey).toDynamicValue(({ getAll }) => getAll(PostMenuPartKey).flat());
  provide(LinkChoiceStore, [LinkReadingPort, PostsKey, ToastsPort], LinkChoiceKey);
  bind(PersonalKey).toService(LinkChoiceKey);
  provide(ShowNewPost, [FeedReadingPort, FeedKey, PostsKey]);
  provide(ReloadPost, [FeedReadingPort, FeedKey, PostsKey]);
  provide(CatchUpFeed, [FeedReadingPort, FeedKey, PostsKey, ReloadPost]);
  bind(DraftKey)
    .toResolvedValue(
      (storage, tab, session, profile, ids, clock) =>
        new DraftStore(new DraftKeeper(storage, tab, session), profile, { ids, clock }),
      [StoragePort, TabStoragePort, SessionKey, ProfileKey, IdsPort, ClockPort],
    )
    .inSingletonScope();
  bind(ComposerKey)
    .toDynamicValue(
      ({ get }) =>
        new ComposerStore(
          get(DraftKey),
          {
            submitPost: get(SubmitPost),
            editPost: get(EditPost),
            showNewPost: get(ShowNewPost),
            ids: get(IdsPort),
            clock: get(ClockPort),
            toasts: get(ToastsPort),
          },
          {
            communities: get(CommunitiesKey),
            intents: get(IntentsKey),
            offers: get(OffersEditorKey),
            links: get(DraftLinkKey),
            session: get(SessionKey),
            access: get(AccessKey),
            profile: get(ProfileKey),
            navigation: get(NavigationKey),
            posts: get(PostsKey),
            overlays: get(OverlaysKey),
            rephrase: get(RephraseKey),
          },
        ),
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ComposerKey);
  provide(DraftLinkStore, [LinkReadingPort, DraftKey], DraftLinkKey);
  bind(PersonalKey).toService(DraftLinkKey);
  bind(OffersEditorKey)
    .toResolvedValue(
      (offers, ids, toasts, storage, session, writing) => {
        const drafts = new DraftSlot(storage, session, 'offer', parseOfferDraft);
        return new OffersEditorStore({ offers, ids, toasts, drafts }, writing);
      },
      [SalaryOffersPort, IdsPort, ToastsPort, StoragePort, SessionKey, DraftKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OffersEditorKey);
  provide(PollEditorStore, [PollsPort, DraftKey], PollEditorKey);
  provide(ListSizes, [], ListSizesKey);
  bind(PersonalKey).toService(ListSizesKey);
  bind(ImagesKey)
    .toResolvedValue(
      (pictures, uploads, media, scheduler, writing) =>
        new ImagesStore({ pictures, uploads, media, scheduler }, writing),
      [DevicePicturesPort, ImageUploadsPort, PostMediaPort, SchedulerPort, DraftKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ImagesKey);
  provide(RephraseStore, [WritingHelpPort, DraftKey, ConfigKey], RephraseKey);
  bind(PersonalKey).toService(RephraseKey);
  bind(ReviewPostKey)
    .toResolvedValue(
      (help, toasts, composer, access, intents) => new ReviewPostStore({ help, toasts }, composer, access, intents),
      [WritingHelpPort, ToastsPort, ComposerKey, AccessKey, IntentsKey],
    )
    .inSingletonScope();
  provide(AbusiveWordsStore, [WritingHelpPort, DraftKey], AbusiveWordsKey);
  provide(VideoStore, [PostMediaPort, DraftKey], VideoKey);
});
