import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { fail, ok } from '@/core/common/result';
import type { Membership } from '@/core/session/roles';
import { gateOf } from '@/core/session/roles';
import type { PostDraft } from './draft';
import type { DraftErrors } from './draft-check';
import { checkDraft, isFree } from './draft-check';
import { submissionOf } from './post-submission';
import type { PostWriting } from './post-writing.port';

/** A draft and who wants to post it. */
export interface SubmitPostInput {
  readonly draft: PostDraft;
  readonly membership: Membership;
}

/** Why nothing was posted. */
export type SubmitPostFailure =
  /** The person first has to sign in. */
  | { readonly kind: 'loginRequired' }
  /** The person first has to become a writer (RO-POSTING). */
  | { readonly kind: 'writerRequired' }
  /** The draft is on its way already. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'draftInvalid'; readonly errors: DraftErrors }
  /** The service answered with a message in place of a post. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The call was refused or lost; the same draft can be sent again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Posts a draft. Sending the same draft again after a lost answer posts once. */
export class SubmitPost {
  readonly #posts: PostWriting;

  constructor(posts: PostWriting) {
    this.#posts = posts;
  }

  /** Answers the id of the post. */
  async execute({
    draft,
    membership,
  }: SubmitPostInput): Promise<Result<{ readonly postId: string }, SubmitPostFailure>> {
    if (draft.isSubmitting) return fail({ kind: 'busy' });
    const gate = gateOf('writer', membership);
    if (gate === 'login') return fail({ kind: 'loginRequired' });
    if (gate === 'onboarding') return fail({ kind: 'writerRequired' });
    const errors = checkDraft(draft);
    if (draft.selectedCommunity === null || !isFree(errors)) return fail({ kind: 'draftInvalid', errors });

    const headers = { 'idempotency-key': draft.idempotencyKey };
    const answer = await this.#posts.createPost(submissionOf(draft, draft.selectedCommunity), headers);
    if (!answer.ok) return fail({ kind: 'rejected', failure: answer.failure });
    return 'postId' in answer.value ? ok({ postId: answer.value.postId }) : fail({ kind: 'refused', ...answer.value });
  }
}
