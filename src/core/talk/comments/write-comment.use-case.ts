import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Membership } from '@/core/account/session/roles';
import { gateOf } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { SureWrites } from '@/core/kernel/failed-calls/sure-writes';
import type { Comment } from './comment';
import type { CommentTarget } from './comment-target';
import type { Comments } from './comments.port';

/** A text without errors, what it is for, and who sends it. */
export interface WriteCommentInput {
  readonly target: CommentTarget;
  readonly text: string;
  readonly idempotencyKey: string;
  readonly membership: Membership;
  /** The profile that the screen shows; null while it shows none. */
  readonly shown: { readonly profileType: ProfileType; readonly profileTag: string } | null;
}

/** The reasons for which a comment was not written. */
export type WriteCommentFailure =
  /** The viewer has to log in, or to become a writer first. */
  | { readonly kind: 'writerRequired' }
  /** The screen does not show yet under which profile the comment would appear. */
  | { readonly kind: 'profileNotShown' }
  /** The call was refused or lost; the same text can be sent again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Writes a comment, an answer or a reply, or changes one. Sending the same again after a lost answer writes once. */
export class WriteComment {
  readonly #comments: Comments;
  readonly #sure: Pick<SureWrites, 'sendTwice'>;

  constructor(comments: Comments, sure: Pick<SureWrites, 'sendTwice'>) {
    this.#comments = comments;
    this.#sure = sure;
  }

  async execute(input: WriteCommentInput): Promise<Result<Comment, WriteCommentFailure>> {
    if (gateOf('WRITER', input.membership) !== 'allowed') return fail({ kind: 'writerRequired' });
    const { shown } = input;
    if (shown === null) return fail({ kind: 'profileNotShown' });
    const answer = await this.#sure.sendTwice(() => this.#send(input, shown));
    return answer.ok ? answer : fail({ kind: 'rejected', failure: answer.failure });
  }

  #send(
    { target, text: content, idempotencyKey }: WriteCommentInput,
    { profileType, profileTag }: NonNullable<WriteCommentInput['shown']>,
  ): Promise<Result<Comment, Failure>> {
    const seen = { profileTag };
    const once = { ...seen, draftId: idempotencyKey };
    switch (target.kind) {
      case 'post':
        return this.#comments.createComment({ postId: target.id, content, profileType, ...once });
      case 'question':
        return this.#comments.answerQuestion({ questionId: target.id, content, profileType, ...once });
      case 'reply':
        return this.#comments.replyToComment({ commentId: target.id, content, profileType, ...once });
      case 'edit':
        return this.#comments.editComment({ commentId: target.id, content, ...seen });
    }
  }
}
