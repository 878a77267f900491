import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/common/ids.port';
import type { DraftCommunity, DraftEvent, PostDraft } from '@/core/posting/draft';
import { draftAfter, emptyDraft, isWritten } from '@/core/posting/draft';
import type { DraftPart } from '@/core/posting/draft-check';
import { checkDraft, draftErrorsOf, lengthOf } from '@/core/posting/draft-check';
import type { IdentifyingDetail } from '@/core/posting/identifying-details';
import { findIdentifyingDetails } from '@/core/posting/identifying-details';
import { rejectionTextOf } from '@/core/posting/submission-outcome';
import type { SubmitPostFailure } from '@/core/posting/submit-post.use-case';
import type { ProfileType } from '@/core/profile/profile-type';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';
import type { ProfileStore } from '../profile/profile.store';
import type { DraftKeeper } from './draft-keeper';

/** The post that the user writes. It outlives closing, a login and a reload. */
export class DraftStore implements Personal {
  draft: PostDraft;
  /** The view focuses the question about identifying details when this grows. */
  detailQuestions = 0;
  private askedText: string | null = null;
  readonly form: Form<DraftPart, SubmitPostFailure>;
  readonly #keeper: DraftKeeper;
  readonly #ids: Ids;
  readonly #profile: Pick<ProfileStore, 'profile'>;

  constructor(keeper: DraftKeeper, profile: Pick<ProfileStore, 'profile'>, ids: Ids) {
    this.#profile = profile;
    this.#keeper = keeper;
    this.#ids = ids;
    this.draft = emptyDraft(ids.next());
    this.form = new Form({
      check: () => checkDraft(this.draft),
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

  /** In characters (code points). */
  get lengths(): { readonly title: number; readonly content: number } {
    return { title: lengthOf(this.draft.title), content: lengthOf(this.draft.inputText) };
  }

  /** Parts of the text that may show its author, or the people in it. */
  get identifyingDetails(): readonly IdentifyingDetail[] {
    return findIdentifyingDetails(this.text, this.#profile.profile?.name ?? '');
  }

  /** Whether the user was asked about the details of this very text. */
  get isAskedAboutDetails(): boolean {
    return this.identifyingDetails.length > 0 && this.askedText === this.text;
  }

  /** Asks the user about the details, until the text changes. */
  askAboutDetails(): void {
    this.askedText = this.text;
    this.detailQuestions += 1;
  }

  /** Whether there is text that must not get lost. */
  get isWritten(): boolean {
    return isWritten(this.draft);
  }

  /** The public id of the user whose draft it is, until `start`; null for a guest. */
  get owner(): string | null {
    return this.#keeper.owner;
  }

  /** Brings back the draft of the user's last visit. */
  start(): void {
    this.draft = this.#keeper.read() ?? this.draft;
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

  happened(event: DraftEvent): void {
    this.replace(draftAfter(this.draft, event));
  }

  /** Empties the draft and returns what was in it. */
  discard(): PostDraft {
    const discarded = this.draft;
    this.replace({ ...emptyDraft(this.#ids.next()), profileType: discarded.profileType });
    this.form.reset();
    return discarded;
  }

  /** Takes another draft in place of this one. */
  replace(draft: PostDraft): void {
    this.draft = draft;
    this.#keeper.keep(draft);
  }

  private get text(): string {
    return `${this.draft.title}\n${this.draft.inputText}`;
  }

  /** The stored draft stays on the device for the user's next session. */
  forget(): void {
    this.askedText = null;
    this.draft = emptyDraft(this.#ids.next());
    this.form.reset();
  }
}
