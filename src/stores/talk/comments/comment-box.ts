import { makeAutoObservable } from 'mobx';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import type { Failure } from '@/core/kernel/common/failure';
import type { IdentifyingDetail } from '@/core/kernel/content-checks/identifying-details';
import { findIdentifyingDetails } from '@/core/kernel/content-checks/identifying-details';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import { checkComment } from '@/core/talk/comments/comment-check';
import { commentMessages } from '@/core/talk/comments/comment-messages';
import type { CommentTarget, InputType } from '@/core/talk/comments/comment-target';
import { inputTypeOf } from '@/core/talk/comments/comment-target';
import type { CommentDraft } from '@/core/talk/comments/stored-comment-drafts';
import type { WriteCommentFailure } from '@/core/talk/comments/write-comment.use-case';
import { Form } from '@/stores/kernel/common/form';

/** The box in which a comment, a reply or a new text of a comment is written. */
export class CommentBox {
  draft: CommentDraft;
  /** The reason why the last try did not reach the page; null for none. */
  failureText: string | null = null;
  /** True if it is unknown if the text is online: the answer was lost. */
  isOutcomeUnknown = false;
  /** The view puts the focus into the box when this grows. */
  focusRequests = 0;
  /** The view focuses the question about identifying details when this grows. */
  detailQuestions = 0;
  private askedText: string | null = null;
  /** The view focuses the question about the user's other profile when this grows. */
  profileQuestions = 0;
  /** The name under which the user said that the comment goes out, all the same. */
  private askedName: string | null = null;
  readonly target: CommentTarget;
  readonly form: Form<'content', WriteCommentFailure>;
  readonly #realName: () => string;

  /** `realName` returns the user's own name, which a comment must not give away unasked. */
  constructor(target: CommentTarget, draft: CommentDraft, realName: () => string) {
    this.target = target;
    this.draft = draft;
    this.#realName = realName;
    this.form = new Form({ check: () => this.errors, refusalOf: errorsIn });
    makeAutoObservable(this, { form: false, target: false }, { autoBind: true, deep: false });
  }

  get inputType(): InputType {
    return inputTypeOf(this.target);
  }

  get isWritten(): boolean {
    return this.draft.text.trim() !== '';
  }

  /** Parts of the text that may show its author, or the people in it. */
  get identifyingDetails(): readonly IdentifyingDetail[] {
    return findIdentifyingDetails(this.draft.text, this.#realName());
  }

  /** True if the user was asked about the details of this very text. */
  get isAskedAboutDetails(): boolean {
    return this.identifyingDetails.length > 0 && this.askedText === this.draft.text;
  }

  askAboutDetails(): void {
    this.askedText = this.draft.text;
    this.detailQuestions += 1;
  }

  /** Returns whether the user was asked if the comment goes out under this name. */
  isAskedAboutName(name: string): boolean {
    return this.askedName === name;
  }

  askAboutName(name: string): void {
    this.askedName = name;
    this.profileQuestions += 1;
  }

  chooseProfile(profileType: ProfileType): void {
    this.draft = { ...this.draft, profileType };
    this.askedName = null;
  }

  /** The service refuses NUL characters, which pasted text may contain. */
  write(text: string): void {
    this.draft = { ...this.draft, text: text.replaceAll('\0', '') };
    this.failureText = null;
    this.form.changed('content');
  }

  /** The text was refused or its answer was lost; `freshKey` is for a text whose key belongs to another one. */
  refused(failure: WriteCommentFailure, freshKey: string): void {
    this.failureText = textOf(failure);
    this.isOutcomeUnknown = failure.kind === 'rejected' && isAnswerLost(failure.failure);
    const isTaken = failure.kind === 'rejected' && failure.failure.code === 'idempotency_key_reused';
    if (isTaken) this.draft = { ...this.draft, idempotencyKey: freshKey };
  }

  focus(): void {
    this.focusRequests += 1;
  }

  private get errors(): { readonly content?: string } {
    const content = checkComment(this.draft.text);
    return content === null ? {} : { content };
  }
}

function errorsIn(failure: WriteCommentFailure): { readonly content?: string } {
  const content = failure.kind === 'rejected' ? failure.failure.fields.content : undefined;
  return content === undefined ? {} : { content };
}

function textOf(failure: WriteCommentFailure): string | null {
  switch (failure.kind) {
    case 'writerRequired':
      return null;
    case 'profileNotShown':
      return commentMessages.profileNotShown;
    case 'rejected':
      return errorsIn(failure).content === undefined ? rejectionTextOf(failure.failure) : null;
  }
}

function rejectionTextOf(failure: Failure): string | null {
  const { kind, code, message } = failure;
  if (code === PROFILE_CHANGED) return commentMessages.profileChanged;
  if (code === 'idempotency_key_reused') return commentMessages.sentBefore;
  if (code === 'comment_not_found') return commentMessages.gone;
  if (isAnswerLost(failure)) return commentMessages.unknown;
  switch (kind) {
    case 'cancelled':
    case 'unauthenticated':
      return null;
    default:
      return message === '' || kind === 'unavailable' ? commentMessages.notSent : message;
  }
}
