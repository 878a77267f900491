import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/common/ids.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import { findFreeMailAddresses } from '@/core/formatting/free-mail';
import {
  communityOfPendingFlag,
  opensPendingCreatePost,
  PENDING_CREATE_POST_KEY,
  PENDING_CREATE_POST_SOURCE,
  pendingFlagFor,
} from '@/core/posting/create-post-opening';
import type { DraftCommunity, DraftEvent, PostDraft } from '@/core/posting/draft';
import { draftAfter, emptyDraft, isWritten } from '@/core/posting/draft';
import type { DraftErrors, DraftPart } from '@/core/posting/draft-check';
import { checkDraft, DRAFT_PARTS, draftErrorsOf, isFree, lengthOf } from '@/core/posting/draft-check';
import type { FeedReading } from '@/core/posting/feed.port';
import { postPathOf } from '@/core/posting/post-path';
import { postingMessages } from '@/core/posting/posting-messages';
import { draftEventOf, rejectionTextOf } from '@/core/posting/submission-outcome';
import type { SubmitPost } from '@/core/posting/submit-post.use-case';
import type { ProfileType } from '@/core/profile/profile-type';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ProfileStore } from '../profile/profile.store';
import type { Access } from '../session/access';
import type { SessionStore } from '../session/session.store';
import type { NavigationStore } from '../shell/navigation.store';
import type { OverlayStore } from '../shell/overlay.store';
import { DraftKeeper } from './draft-keeper';
import type { FeedStore } from './feed.store';

/** What the composer needs beside the other stores. */
export interface ComposerPorts {
  readonly submitPost: SubmitPost;
  readonly reading: FeedReading;
  readonly storage: KeyValueStorage;
  readonly ids: Ids;
  readonly toasts: Toasts;
}

/** The stores that the composer speaks with. */
export interface ComposerNeighbours {
  readonly feed: FeedStore;
  readonly session: SessionStore;
  readonly access: Access;
  readonly profile: ProfileStore;
  readonly navigation: NavigationStore;
  readonly overlays: OverlayStore;
}

/** How the composer is opened. What is not given is empty: the page's own campaign, the draft's own community. */
export interface ComposerOpening {
  readonly touchpoint?: string;
  readonly campaign?: string;
  readonly community?: DraftCommunity | null;
}

/** The post that one writes, and its way to the service. What was written outlives closing, a login and a reload. */
export class ComposerStore {
  isOpen = false;
  draft: PostDraft;
  /** How often one tried to post; a view brings the first wrong field into focus when it grows. */
  attempts = 0;
  /** Parts that were left once: their errors show from then on. */
  private leftParts: ReadonlySet<DraftPart> = new Set();
  /** What the service said about parts, until they are changed. */
  private serviceErrors: DraftErrors = {};
  private readonly keeper: DraftKeeper;

  constructor(
    private readonly ports: ComposerPorts,
    private readonly neighbours: ComposerNeighbours,
  ) {
    this.draft = emptyDraft(ports.ids.next());
    this.keeper = new DraftKeeper(ports.storage);
    makeAutoObservable<this, 'ports' | 'neighbours' | 'keeper'>(
      this,
      { ports: false, neighbours: false, keeper: false },
      { autoBind: true },
    );
  }

  /** One sentence per wrong part, once the part was left or one tried to post. */
  get errors(): DraftErrors {
    const found = checkDraft(this.draft);
    const own = DRAFT_PARTS.filter((part) => this.attempts > 0 || this.leftParts.has(part)).flatMap((part) => {
      const error = found[part];
      return error === undefined ? [] : [[part, error] as const];
    });
    return { ...this.serviceErrors, ...Object.fromEntries(own) };
  }

  /** Why the last try failed, where no part is to blame; null where there is nothing to say. */
  get failureText(): string | null {
    const { postCreationFailureMsg, rejection } = this.draft;
    if (postCreationFailureMsg !== '') return postCreationFailureMsg;
    return rejection === null ? null : rejectionTextOf(rejection);
  }

  /** In characters (code points). */
  get lengths(): { readonly title: number; readonly content: number } {
    return { title: lengthOf(this.draft.title), content: lengthOf(this.draft.inputText) };
  }

  /** Addresses of free mail providers in the post: everybody would read them. They warn, and stop nothing. */
  get contactAddresses(): readonly string[] {
    return findFreeMailAddresses(`${this.draft.title}\n${this.draft.inputText}`);
  }

  /** Whether there is something that would be missed. */
  get isWritten(): boolean {
    return isWritten(this.draft);
  }

  /** The page runs in a browser: the draft of the last visit is back. */
  start(): void {
    this.keeper.belongsTo(this.neighbours.session.userInfo?.UserId ?? null);
    this.draft = this.keeper.read() ?? this.draft;
  }

  /** Somebody wants to write: opens for writers; the others are led there first and it opens afterwards. */
  ask(opening: ComposerOpening = {}): void {
    if (this.neighbours.access.require('writer', 'question', true)) this.open(opening);
    else this.ports.storage.set(PENDING_CREATE_POST_KEY, pendingFlagFor(opening.community ?? null));
  }

  /** Opens for a writer who asked before the login or onboarding (ST-WRITER-PENDING); else nothing happens. */
  openPending(): void {
    const flag = this.ports.storage.get(PENDING_CREATE_POST_KEY);
    if (flag === null || !opensPendingCreatePost(flag, this.neighbours.access.isWriter)) return;
    this.ports.storage.remove(PENDING_CREATE_POST_KEY);
    this.open({ touchpoint: PENDING_CREATE_POST_SOURCE, community: communityOfPendingFlag(flag) });
  }

  open({ touchpoint = '', campaign = this.neighbours.navigation.campaign, community = null }: ComposerOpening): void {
    this.keeper.belongsTo(this.neighbours.session.userInfo?.UserId ?? null);
    this.happened({ kind: 'opened', touchpoint, campaign, community });
    this.forgetErrors();
    if (this.isOpen) return;
    this.isOpen = true;
    this.neighbours.overlays.overlayOpened();
    void this.adoptProfile();
  }

  changeContent(text: string): void {
    this.changed('content', { kind: 'contentChanged', text });
  }

  changeTitle(title: string): void {
    this.changed('title', { kind: 'titleChanged', title });
  }

  changeCommunity(community: DraftCommunity | null): void {
    this.changed('community', { kind: 'communityChanged', community });
  }

  changeProfileType(profileType: ProfileType): void {
    this.happened({ kind: 'profileTypeChanged', profileType });
  }

  /** One left a part of the form. */
  leave(part: DraftPart): void {
    this.leftParts = new Set([...this.leftParts, part]);
  }

  /** Posts the draft. Again after a lost answer posts once; while it is on its way nothing happens. */
  async submit(): Promise<void> {
    const { draft } = this;
    if (draft.isSubmitting) return;
    this.attempts += 1;
    this.serviceErrors = {};
    if (!isFree(checkDraft(draft))) return;
    this.happened({ kind: 'submitted' });
    const outcome = await this.ports.submitPost.execute({ draft, membership: this.neighbours.access });
    const event = draftEventOf(outcome, this.ports.ids.next());
    if (event !== null) await this.answered(event);
  }

  /** Closes and keeps what was written. */
  close(): void {
    if (!this.isOpen) return;
    if (this.isWritten) this.ports.toasts.show(createToast('default', postingMessages.draftKept), 'draft');
    this.shut();
  }

  /** Closes and empties the draft; it can be had back while the toast stands. */
  discard(): void {
    const discarded = this.draft;
    if (discarded.isSubmitting) return;
    this.draft = { ...emptyDraft(this.ports.ids.next()), profileType: discarded.profileType };
    this.keeper.keep(this.draft);
    this.shut();
    if (!isWritten(discarded)) return;
    this.ports.toasts.show(
      createToast('default', postingMessages.draftDiscarded, null, {
        linkText: postingMessages.undo,
        onLinkClick: () => this.restore(discarded),
      }),
      'draft',
    );
  }

  /** A new post goes under the profile that one has chosen; a written one keeps its own while one still has it. */
  private async adoptProfile(): Promise<void> {
    const { profile } = this.neighbours;
    await profile.loadPseudoProfiles();
    const { pseudoProfiles } = profile;
    if (pseudoProfiles.state !== 'ready' || this.draft.isSubmitting) return;
    const { profilesAvailable, selectedProfileType } = pseudoProfiles.value;
    const isThere = profilesAvailable.some(({ profileType }) => profileType === this.draft.profileType);
    if (!this.isWritten || !isThere) this.changeProfileType(selectedProfileType);
  }

  private async answered(event: DraftEvent): Promise<void> {
    this.happened(event);
    switch (event.kind) {
      case 'succeeded':
        await this.posted(event.postId);
        return;
      case 'rejected':
        this.serviceErrors = draftErrorsOf(event.failure);
        // The login takes over; the composer comes back after it.
        if (event.failure.kind === 'unauthenticated') this.stepAside();
        return;
      case 'withheld':
        this.stepAside();
        this.neighbours.access.require('writer', 'question', true);
        return;
      default:
        return;
    }
  }

  /** The new post is on top of the feed, whoever is quicker: this call or the event that everybody gets. */
  private async posted(postId: string): Promise<void> {
    const { navigation, feed } = this.neighbours;
    this.shut();
    this.forgetErrors();
    this.ports.toasts.show(
      createToast('success', postingMessages.posted, null, {
        linkText: postingMessages.viewPost,
        onLinkClick: () => navigation.go(postPathOf(postId)),
      }),
    );
    const post = await this.ports.reading.getPost({ postId });
    if (post.ok) feed.add(post.value);
  }

  private stepAside(): void {
    this.ports.storage.set(PENDING_CREATE_POST_KEY, pendingFlagFor(null));
    this.shut();
  }

  private restore(draft: PostDraft): void {
    this.ports.toasts.dismiss('draft');
    if (this.isWritten) return;
    this.draft = draft;
    this.keeper.keep(this.draft);
    this.open({ touchpoint: draft.openTouchpoint, campaign: draft.internalCampaign });
  }

  private shut(): void {
    if (!this.isOpen) return;
    this.happened({ kind: 'closed' });
    this.isOpen = false;
    this.neighbours.overlays.overlayClosed();
  }

  private changed(part: DraftPart, event: DraftEvent): void {
    this.happened(event);
    const { [part]: _changed, ...others } = this.serviceErrors;
    this.serviceErrors = others;
  }

  private happened(event: DraftEvent): void {
    this.draft = draftAfter(this.draft, event);
    this.keeper.keep(this.draft);
  }

  private forgetErrors(): void {
    this.attempts = 0;
    this.leftParts = new Set();
    this.serviceErrors = {};
  }
}
