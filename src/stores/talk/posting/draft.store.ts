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
import type { Personal } from '@/stores/kernel/common/personal';
import type { DraftKeeper } from './draft-keeper';

export interface DraftPorts {
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The post that the user writes. It outlives closing, a login and a reload. */
export class DraftStore implements Personal {
  draft: PostDraft;
  /** The view focuses the question about identifying details when this grows. */
  detailQuestions = 0;
  private askedText: string | null = null;
  /** The moment of the last change that the device keeps, in ms since 1970; null for none. */
  savedAt: number | null = null;
  /** The device refuses to keep what is written: it lives as long as the page. */
  isUnstored = false;
  /** The kind whose editor the user opened; it may hold nothing yet. */
  private openedKind: PostKind | null = null;
  /** The attachment of the changed post that stays as it is: a poll or offers; null for none, and for a new post. */
  fixedKind: BallotKind | null = null;
  /** The post that is changed, as it was; null while a new one is written. */
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

  /** The text about the last failed try, if no part of the draft is to blame; null for none. */
  get failureText(): string | null {
    const { postCreationFailureMsg, rejection } = this.draft;
    if (postCreationFailureMsg !== '') return postCreationFailureMsg;
    return rejection === null ? null : rejectionTextOf(rejection);
  }

  /** True if it is unknown if the post is online: the answer was lost. */
  get isOutcomeUnknown(): boolean {
    const { rejection } = this.draft;
    return rejection !== null && isAnswerLost(rejection);
  }

  // Each part by itself: a key in one field then draws that field alone.

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

  /** Parts of the text that may show its author, or the people in it. */
  get identifyingDetails(): readonly IdentifyingDetail[] {
    return findIdentifyingDetails(this.text, this.#profile.profile?.name ?? '');
  }

  /** True if the user was asked about the details of this very text. */
  get isAskedAboutDetails(): boolean {
    return this.identifyingDetails.length > 0 && this.askedText === this.text;
  }

  /** Asks the user about the details, until the text changes. */
  askAboutDetails(): void {
    this.askedText = this.text;
    this.detailQuestions += 1;
  }

  /** True if a post is changed, not written for the first time. */
  get isEdit(): boolean {
    return this.original !== null;
  }

  /** True if there is something that must not get lost. */
  get isWritten(): boolean {
    return this.original === null ? isWritten(this.draft) : isChanged(this.original, this.draft);
  }

  /** The public id of the user whose draft it is, until `start`; null for a guest. */
  get owner(): string | null {
    return this.#keeper.owner;
  }

  /** Brings back the draft of the user's last visit. */
  start(): void {
    this.original = null;
    const stored = this.#keeper.read();
    this.draft = stored ?? this.draft;
    this.isUnstored = stored !== null && !this.#keeper.isStored;
  }

  /** Takes a post of the user to change it, with what they had changed of it before. The draft of a new post waits in the meantime. */
  edit(post: Post): void {
    this.original = editDraftOf(post, this.#ids.next());
    this.draft = this.#keeper.readEdit(post.id) ?? this.original;
    this.fixedKind = post.kind !== null && isBallotKind(post.kind) ? post.kind : null;
    this.openedKind = null;
    this.form.reset();
  }

  /** Goes back to the draft of a new post. */
  leaveEdit(): void {
    this.original = null;
    this.fixedKind = null;
    this.openedKind = null;
    this.draft = this.#keeper.read() ?? emptyDraft(this.#ids.next());
    this.form.reset();
  }

  /** The change is stored, or not wanted. */
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

  /** The kind whose editor is shown: what is attached, or what the user is about to attach; null for none. */
  get openKind(): PostKind | null {
    return attachedKindOf(this.draft) ?? this.openedKind;
  }

  /** Returns whether the post can get this kind of attachment at all: a post that exists gets no poll and no offers, and keeps its own. */
  canHold(kind: PostKind): boolean {
    return !this.isEdit || (this.fixedKind === null && !isBallotKind(kind));
  }

  /** Shows the editor of a kind, unless another kind is attached already. */
  openAttachment(kind: PostKind): void {
    this.openedKind = kind;
  }

  /** Shows no editor but that of what is attached. */
  closeAttachment(): void {
    this.openedKind = null;
  }

  changeAttachment(kind: PostKind, change: Partial<DraftAttachments>): void {
    this.openedKind = kind;
    this.happened({ kind: 'attachmentChanged', change });
    this.form.changed(kind);
  }

  /** Takes what is attached, and closes its editor. */
  removeAttachment(kind: PostKind): void {
    this.changeAttachment(kind, withoutAttachment(kind));
    this.openedKind = null;
  }

  happened(event: DraftEvent): void {
    this.replace(draftAfter(this.draft, event));
  }

  /** Empties the draft and returns what was in it. */
  discard(): PostDraft {
    const discarded = this.draft;
    this.replace(emptyDraft(this.#ids.next()));
    this.openedKind = null;
    this.form.reset();
    return discarded;
  }

  /** Takes another draft in place of this one. */
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

  /** The stored draft stays on the device for the user's next session. */
  forget(): void {
    this.askedText = null;
    this.openedKind = null;
    this.original = null;
    this.fixedKind = null;
    this.draft = emptyDraft(this.#ids.next());
    this.form.reset();
  }
}
