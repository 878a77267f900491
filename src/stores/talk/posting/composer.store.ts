import { makeAutoObservable } from 'mobx';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { suggestedMentions } from '@/core/talk/mentions/mention';
import { RESUMED_POST_TOUCHPOINT } from '@/core/talk/posting/create-post-opening';
import type { DraftCommunity, PostDraft } from '@/core/talk/posting/draft';
import { draftAfter, draftCommunityOf, isWritten } from '@/core/talk/posting/draft';
import type { PostPreviewContext } from '@/core/talk/posting/draft-preview';
import { previewOf } from '@/core/talk/posting/draft-preview';
import type { EditPost } from '@/core/talk/posting/edit-post.use-case';
import type { Post } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { postingMessages } from '@/core/talk/posting/posting-messages';
import type { ShowNewPost } from '@/core/talk/posting/show-new-post.use-case';
import { draftEventOf } from '@/core/talk/posting/submission-outcome';
import type { SubmitPost, SubmitPostFailure } from '@/core/talk/posting/submit-post.use-case';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import type { Access } from '@/stores/account/session/access';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import type { IntentsStore } from '../intents/intents.store';
import type { DraftStore } from './draft.store';
import { postToastOf } from './post-toast';
import type { PostsStore } from './posts.store';

export interface ComposerPorts {
  readonly submitPost: SubmitPost;
  readonly editPost: EditPost;
  readonly showNewPost: ShowNewPost;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly toasts: Toasts;
}

export interface ComposerStores {
  readonly communities: { readonly preselected: DraftCommunity | null };
  readonly intents: Pick<IntentsStore, 'keep' | 'take'>;
  readonly session: Pick<SessionStore, 'checkUser' | 'userId'>;
  readonly access: Access;
  readonly offers: Pick<PostPreviewContext, 'saved'>;
  readonly links: { readonly card: PostPreviewContext['link'] };
  readonly profile: Pick<ProfileStore, 'loadPseudoProfiles' | 'pseudoProfiles'>;
  readonly navigation: Pick<NavigationStore, 'campaign' | 'go' | 'match'>;
  readonly posts: Pick<PostsStore, 'authors'>;
  readonly overlays: Pick<OverlayStore, 'overlayOpened' | 'overlayClosed'>;
  readonly rephrase: Pick<PersonalStore, 'forget'>;
}

/** By default the page's own campaign and the draft's own community apply. */
export interface ComposerOpening {
  readonly touchpoint?: string;
  readonly campaign?: string;
  readonly community?: DraftCommunity | null;
}

const SCREEN_WITH_PROMPT = 'HomeScreen';

/** The options that keep the draft's own community. */
const UNCHANGED_DRAFT = { kind: 'writePost', community: null } as const;

/** The dialog in which the user writes a post, and the submission of the post. */
export class ComposerStore implements PersonalStore {
  isOpen = false;
  readonly writing: DraftStore;
  readonly #ports: ComposerPorts;
  readonly #neighbours: ComposerStores;

  constructor(writing: DraftStore, ports: ComposerPorts, neighbours: ComposerStores) {
    this.writing = writing;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, { writing: false }, { autoBind: true, deep: false });
  }

  start(): void {
    this.writing.start();
  }

  ask(opening: ComposerOpening = {}): void {
    const intent = { kind: 'writePost', community: opening.community ?? null } as const;
    if (this.#neighbours.access.require('WRITER', 'question', intent)) this.open(opening);
  }

  /** Opens the composer that the user asked for before logging in or onboarding. */
  openPending(isAfterOnboarding = false, opening: Pick<ComposerOpening, 'campaign'> = {}): void {
    const intent = this.#neighbours.intents.take('writePost', isAfterOnboarding);
    if (intent !== null) this.open({ ...opening, touchpoint: RESUMED_POST_TOUCHPOINT, community: intent.community });
  }

  open({ touchpoint = '', campaign = this.#neighbours.navigation.campaign, community = null }: ComposerOpening): void {
    if (this.writing.isEdit) this.writing.leaveEdit();
    const ofPage = this.writing.draft.selectedCommunity === null ? this.#neighbours.communities.preselected : null;
    const chosen = community ?? (ofPage && draftCommunityOf(ofPage));
    this.writing.happened({ kind: 'opened', touchpoint, campaign, community: chosen });
    this.writing.form.reset();
    this.openDialog();
  }

  edit(post: Post): void {
    this.writing.edit(post);
    this.openDialog();
  }

  /** Submits the post. Asks first about identifying details. */
  async submit(): Promise<void> {
    if (this.writing.form.isValid && this.writing.identifyingDetails.length > 0) this.writing.askAboutDetails();
    else await this.post();
  }

  async postAnyway(): Promise<void> {
    if (this.writing.isAskedAboutDetails) await this.post();
  }

  /** Sends one call at a time. Idempotent after a lost answer. */
  private async post(): Promise<void> {
    if (this.writing.isEdit) {
      await this.change();
      return;
    }
    const { draft, form } = this.writing;
    const community = draft.selectedCommunity;
    if (community === null) {
      form.attempt();
      return;
    }
    const input = { draft, community, membership: this.#neighbours.access, profileTag: this.profileTag };
    const outcome = await form.submit(() => this.#ports.submitPost.execute(input));
    if (outcome !== null) await this.settle(outcome);
  }

  private async change(): Promise<void> {
    const { draft, form } = this.writing;
    const outcome = await form.submit(async () => {
      // A changed post keeps its profile. The dialog shows none, because the profiles may still be loading.
      if (this.profileTag === null) await this.#neighbours.profile.loadPseudoProfiles();
      const input = { draft, membership: this.#neighbours.access, profileTag: this.profileTag };
      return this.#ports.editPost.execute(input);
    });
    if (outcome === null) return;
    if (!outcome.ok) {
      const event = draftEventOf(outcome, draft.idempotencyKey);
      if (event !== null) this.writing.happened(event);
      this.refused(outcome.failure);
      return;
    }
    this.closeDialog();
    this.writing.endEdit();
    const isHeld = outcome.value.status === 'FLAGGED';
    this.#ports.toasts.show(
      isHeld ? this.heldToast(outcome.value.id) : createToast('success', postingMessages.changed),
      postToastOf(outcome.value.id),
    );
  }

  private get profileTag(): string | null {
    const { pseudoProfiles } = this.#neighbours.profile;
    return pseudoProfiles.state === 'ready' ? pseudoProfiles.value.profileTag : null;
  }

  get preview(): Post | null {
    const { pseudoProfiles } = this.#neighbours.profile;
    const { draft } = this.writing;
    const profiles = pseudoProfiles.state === 'ready' ? pseudoProfiles.value.profilesAvailable : [];
    const profile = profiles.find(({ profileType }) => profileType === draft.profileType) ?? null;
    const isKnown = (name: string) =>
      suggestedMentions(name, this.#neighbours.posts.authors).some((one) => one.name === name);
    const { offers, links } = this.#neighbours;
    return previewOf(draft, profile, { now: this.#ports.clock.now(), saved: offers.saved, link: links.card, isKnown });
  }

  close(): void {
    if (!this.isOpen) return;
    const { isEdit, isWritten: hasWriting, isUnstored } = this.writing;
    const stored = isEdit ? postingMessages.changeKept : postingMessages.draftKept;
    const kept = isUnstored ? postingMessages.keptWhileOpen : stored;
    // The line above the feed mentions the draft; on a phone a toast would cover the feeds.
    const isShown = !isEdit && this.#neighbours.navigation.match?.screen === SCREEN_WITH_PROMPT;
    if (hasWriting && !isShown) this.#ports.toasts.show(createToast('default', kept), 'draft');
    this.closeDialog();
    if (isEdit) this.writing.leaveEdit();
  }

  discard(): void {
    if (this.writing.form.isSubmitting) return;
    if (this.writing.isEdit) {
      this.closeDialog();
      this.writing.endEdit();
      return;
    }
    const discarded = this.writing.discard();
    this.closeDialog();
    if (!isWritten(discarded)) return;
    this.#ports.toasts.show(
      createToast('default', postingMessages.draftDiscarded, null, {
        linkText: postingMessages.undo,
        onLinkClick: () => this.restore(discarded),
      }),
      'draft',
    );
  }

  forget(): void {
    this.#ports.toasts.dismiss('draft');
    if (this.isOpen) {
      const { isWritten: hasWriting, isUnstored } = this.writing;
      const { draftKeptForOwner, draftHeldForOwner } = postingMessages;
      const kept = isUnstored ? draftHeldForOwner : draftKeptForOwner;
      if (hasWriting) this.#ports.toasts.show(createToast('default', kept), 'draft');
      this.suspendForLogin();
    }
    this.writing.forget();
  }

  /**
   * Chooses the profile. A new post starts under the pseudonym. A draft keeps its profile while the user still has it.
   */
  private async adoptProfile(): Promise<void> {
    const { profile } = this.#neighbours;
    const { isWritten } = this.writing;
    await profile.loadPseudoProfiles();
    const { pseudoProfiles } = profile;
    if (pseudoProfiles.state !== 'ready' || this.writing.form.isSubmitting || this.writing.isEdit) return;
    const { profilesAvailable } = pseudoProfiles.value;
    const isThere = profilesAvailable.some(({ profileType }) => profileType === this.writing.draft.profileType);
    if (!isWritten || !isThere) this.writing.changeProfileType('ANONYMOUS');
  }

  private async settle(outcome: Result<{ readonly postId: string }, SubmitPostFailure>): Promise<void> {
    const event = draftEventOf(outcome, this.#ports.ids.next());
    if (event !== null) this.writing.happened(event);
    if (outcome.ok) await this.posted(outcome.value.postId);
    else this.refused(outcome.failure);
  }

  private refused(failure: SubmitPostFailure): void {
    switch (failure.kind) {
      case 'loginRequired':
      case 'writerRequired':
        this.suspendForLogin();
        this.#neighbours.access.require('WRITER', 'question', this.writing.isEdit ? undefined : UNCHANGED_DRAFT);
        return;
      case 'rejected':
        if (failure.failure.kind === 'unauthenticated') this.suspendForLogin();
        if (failure.failure.code === PROFILE_CHANGED) void this.showChangedProfile();
        return;
      case 'profileNotShown':
        void this.adoptProfile();
        return;
      case 'refused':
        return;
    }
  }

  /** Shows that another user has signed in on another page, or that the user's own profile has changed. */
  private async showChangedProfile(): Promise<void> {
    await this.#neighbours.session.checkUser();
    if (this.isOpen) await this.adoptProfile();
    else {
      this.#ports.toasts.dismiss('draft');
      this.#ports.toasts.show(createToast('failure', postingMessages.otherUser));
    }
  }

  private async posted(postId: string): Promise<void> {
    this.closeDialog();
    this.writing.form.reset();
    this.writing.closeAttachment();
    const shown = await this.#ports.showNewPost.execute(postId);
    const isHeld = shown.ok && shown.value.status === 'FLAGGED';
    const live = () => createToast('success', postingMessages.posted, null, this.wayTo(postId));
    this.#ports.toasts.show(isHeld ? this.heldToast(postId) : live(), postToastOf(postId));
  }

  private heldToast(postId: string) {
    return createToast('default', postingMessages.held, null, this.wayTo(postId));
  }

  private wayTo(postId: string) {
    const onLinkClick = () => this.#neighbours.navigation.go(postPathOf(postId));
    return { linkText: postingMessages.viewPost, onLinkClick };
  }

  private restore(draft: PostDraft): void {
    this.#ports.toasts.dismiss('draft');
    if (this.writing.isWritten) return;
    this.writing.replace(draftAfter(draft, { kind: 'closed' }));
    this.open({ touchpoint: draft.openTouchpoint, campaign: draft.internalCampaign });
  }

  /** Keeps the draft for the login. A new post reopens after it, while a change is kept with its post. */
  private suspendForLogin(): void {
    if (!this.writing.isEdit) this.#neighbours.intents.keep(UNCHANGED_DRAFT, this.writing.owner);
    this.closeDialog();
  }

  private openDialog(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.#neighbours.overlays.overlayOpened();
    void this.adoptProfile();
  }

  private closeDialog(): void {
    if (!this.isOpen) return;
    this.writing.happened({ kind: 'closed' });
    this.#neighbours.rephrase.forget();
    this.isOpen = false;
    this.#neighbours.overlays.overlayClosed();
  }
}
