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

export class CommentBox {
  draft: CommentDraft;
  failureText: string | null = null;
  isOutcomeUnknown = false;
  /** The view focuses the box when this increases. */
  focusRequests = 0;
  /** The view focuses the question when this increases. */
  detailQuestions = 0;
  private askedText: string | null = null;
  profileQuestions = 0;
  private askedName: string | null = null;
  readonly target: CommentTarget;
  readonly form: Form<'content', WriteCommentFailure>;
  readonly #realName: () => string;

  /** `realName` returns the user's own name, which a comment must not reveal unasked. */
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

  /** Parts of the text that may identify its author or other people. */
  get identifyingDetails(): readonly IdentifyingDetail[] {
    return findIdentifyingDetails(this.draft.text, this.#realName());
  }

  get isAskedAboutDetails(): boolean {
    return this.identifyingDetails.length > 0 && this.askedText === this.draft.text;
  }

  askAboutDetails(): void {
    this.askedText = this.draft.text;
    this.detailQuestions += 1;
  }

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

  /** Removes NUL characters, which pasted text may contain and the service refuses. */
  write(text: string): void {
    this.draft = { ...this.draft, text: text.replaceAll('\0', '') };
    this.failureText = null;
    this.form.changed('content');
  }

  /** `freshKey` replaces a key that belongs to another text. */
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
