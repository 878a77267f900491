import type { ProfileType } from '@/core/account/profile/profile-type';
import type { Membership } from '@/core/account/session/roles';
import { accessGate } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Comment } from './comment';
import type { CommentTarget } from './comment-target';
import type { Comments } from './comments.port';

export interface WriteCommentInput {
  readonly target: CommentTarget;
  readonly text: string;
  readonly idempotencyKey: string;
  readonly membership: Membership;
  readonly shown: { readonly profileType: ProfileType; readonly profileTag: string } | null;
}

export type WriteCommentFailure =
  | { readonly kind: 'writerRequired' }
  /** The screen does not show the author's profile yet. */
  | { readonly kind: 'profileNotShown' }
  /** The same text can be sent again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Writes a comment, an answer or a reply, or changes one. Idempotent after a lost response. */
export class WriteComment {
  readonly #comments: Comments;
  readonly #sure: Pick<RetryingWrites, 'sendTwice'>;

  constructor(comments: Comments, sure: Pick<RetryingWrites, 'sendTwice'>) {
    this.#comments = comments;
    this.#sure = sure;
  }

  async execute(input: WriteCommentInput): Promise<Result<Comment, WriteCommentFailure>> {
    if (accessGate('WRITER', input.membership) !== 'allowed') return fail({ kind: 'writerRequired' });
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
