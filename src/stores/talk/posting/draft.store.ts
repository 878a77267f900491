import { makeAutoObservable } from 'mobx';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { IdentifyingDetail } from '@/core/kernel/content-checks/identifying-details';
import { findIdentifyingDetails } from '@/core/kernel/content-checks/identifying-details';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import type { BallotKind } from '@/core/talk/polls/ballot-kind.rules';
import { isBallotKind } from '@/core/talk/polls/ballot-kind.rules';
import { attachedKindOf, withoutAttachment } from '@/core/talk/posting/attachment-kinds';
import type { DraftCommunity, DraftEvent, PostDraft } from '@/core/talk/posting/draft';
import { draftAfter, editDraftOf, emptyDraft, isChanged, isWritten } from '@/core/talk/posting/draft';
import type { DraftAttachments } from '@/core/talk/posting/draft-attachments';
import type { DraftPart } from '@/core/talk/posting/draft-check';
import { checkDraft, draftErrorsOf } from '@/core/talk/posting/draft-check';
import type { Post, PostKind } from '@/core/talk/posting/post';
import { rejectionTextOf } from '@/core/talk/posting/submission-outcome';
import type { SubmitPostFailure } from '@/core/talk/posting/submit-post.use-case';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { DraftKeeper } from './draft-keeper';

export interface DraftPorts {
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The post that the user writes. It survives closing, a login and a reload. */
export class DraftStore implements PersonalStore {
  draft: PostDraft;
  detailQuestions = 0;
  private askedText: string | null = null;
  /** In ms since 1970, or null if there is none. */
  savedAt: number | null = null;
  /** True if the device refuses to store the draft, which then lasts as long as the page. */
  isUnstored = false;
  /** The kind whose editor is open. Its part may be empty. */
  private openedKind: PostKind | null = null;
  /**
   * The attachment of an existing post that cannot be changed: a poll or offers. Null without one, and for a
   * new post.
   */
  fixedKind: BallotKind | null = null;
  private original: PostDraft | null = null;
  readonly form: Form<DraftPart, SubmitPostFailure>;
  readonly #keeper: DraftKeeper;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #profile: Pick<ProfileStore, 'profile'>;

  constructor(keeper: DraftKeeper, profile: Pick<ProfileStore, 'profile'>, { ids, clock }: DraftPorts) {
    this.#profile = profile;
    this.#keeper = keeper;
    this.#ids = ids;
    this.#clock = clock;
    this.draft = emptyDraft(ids.next());
    this.form = new Form({
      check: () => checkDraft(this.draft, this.openKind),
      refusalOf: (failure) => (failure.kind === 'rejected' ? draftErrorsOf(failure.failure) : {}),
    });
    makeAutoObservable(this, { form: false, owner: false }, { autoBind: true, deep: false });
  }

  get failureText(): string | null {
    const { postCreationFailureMsg, rejection } = this.draft;
    if (postCreationFailureMsg !== '') return postCreationFailureMsg;
    return rejection === null ? null : rejectionTextOf(rejection);
  }

  get isOutcomeUnknown(): boolean {
    const { rejection } = this.draft;
    return rejection !== null && isAnswerLost(rejection);
  }

  // Separate fields, so that typing in one field renders only that field.

  get title(): string {
    return this.draft.title;
  }

  get content(): string {
    return this.draft.inputText;
  }

  get community(): DraftCommunity | null {
    return this.draft.selectedCommunity;
  }

  get communityError(): string | undefined {
    return this.form.errors.community;
  }

  get profileType(): ProfileType {
    return this.draft.profileType;
  }

  /** Parts of the text that may identify its author or other people. */
  get identifyingDetails(): readonly IdentifyingDetail[] {
    return findIdentifyingDetails(this.text, this.#profile.profile?.name ?? '');
  }

  get isAskedAboutDetails(): boolean {
    return this.identifyingDetails.length > 0 && this.askedText === this.text;
  }

  askAboutDetails(): void {
    this.askedText = this.text;
    this.detailQuestions += 1;
  }

  get isEdit(): boolean {
    return this.original !== null;
  }

  get isWritten(): boolean {
    return this.original === null ? isWritten(this.draft) : isChanged(this.original, this.draft);
  }

  get owner(): string | null {
    return this.#keeper.owner;
  }

  start(): void {
    this.original = null;
    const stored = this.#keeper.read();
    this.draft = stored ?? this.draft;
    this.isUnstored = stored !== null && !this.#keeper.isStored;
  }

  /** Edits a post, and restores an earlier change of it. The draft of a new post waits. */
  edit(post: Post): void {
    this.original = editDraftOf(post, this.#ids.next());
    this.draft = this.#keeper.readEdit(post.id) ?? this.original;
    this.fixedKind = post.kind !== null && isBallotKind(post.kind) ? post.kind : null;
    this.openedKind = null;
    this.form.reset();
  }

  leaveEdit(): void {
    this.original = null;
    this.fixedKind = null;
    this.openedKind = null;
    this.draft = this.#keeper.read() ?? emptyDraft(this.#ids.next());
    this.form.reset();
  }

  endEdit(): void {
    this.#keeper.forgetEdit(this.draft.postId);
    this.leaveEdit();
  }

  changeContent(text: string): void {
    this.happened({ kind: 'contentChanged', text });
    this.form.changed('content');
  }

  changeTitle(title: string): void {
    this.happened({ kind: 'titleChanged', title });
    this.form.changed('title');
  }

  changeCommunity(community: DraftCommunity | null): void {
    this.happened({ kind: 'communityChanged', community });
    this.form.changed('community');
  }

  changeProfileType(profileType: ProfileType): void {
    this.happened({ kind: 'profileTypeChanged', profileType });
  }

  get openKind(): PostKind | null {
    return attachedKindOf(this.draft) ?? this.openedKind;
  }

  /**
   * Returns whether the post can have the attachment. An existing post keeps its poll or offers, but none can be added.
   */
  canHold(kind: PostKind): boolean {
    return !this.isEdit || (this.fixedKind === null && !isBallotKind(kind));
  }

  openAttachment(kind: PostKind): void {
    this.openedKind = kind;
  }

  closeAttachment(): void {
    this.openedKind = null;
  }

  changeAttachment(kind: PostKind, change: Partial<DraftAttachments>): void {
    this.openedKind = kind;
    this.happened({ kind: 'attachmentChanged', change });
    this.form.changed(kind);
  }

  removeAttachment(kind: PostKind): void {
    this.changeAttachment(kind, withoutAttachment(kind));
    this.openedKind = null;
  }

  happened(event: DraftEvent): void {
    this.replace(draftAfter(this.draft, event));
  }

  discard(): PostDraft {
    const discarded = this.draft;
    this.replace(emptyDraft(this.#ids.next()));
    this.openedKind = null;
    this.form.reset();
    return discarded;
  }

  replace(draft: PostDraft): void {
    this.draft = draft;
    const isStored = (!this.isEdit || this.isWritten) && this.#keeper.keep(draft);
    if (this.isEdit && !this.isWritten) this.#keeper.forgetEdit(draft.postId);
    const isToKeep = this.isWritten && this.#keeper.owner !== null;
    this.savedAt = isToKeep && isStored ? this.#clock.now() : null;
    this.isUnstored = isToKeep && !isStored;
  }

  private get text(): string {
    return `${this.draft.title}\n${this.draft.inputText}`;
  }

  forget(): void {
    this.askedText = null;
    this.openedKind = null;
    this.original = null;
    this.fixedKind = null;
    this.draft = emptyDraft(this.#ids.next());
    this.form.reset();
  }
}
