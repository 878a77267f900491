import type { Membership } from '@/core/account/session/roles';
import { accessGate } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { CommunityRef } from '@/core/talk/communities/community';
import type { PostWriting } from '@/core/talk/posting/post-writing.port';
import type { PostDraft } from './draft';
import { submissionOf } from './post-submission';

export interface SubmitPostInput {
  readonly draft: PostDraft;
  readonly community: CommunityRef;
  readonly membership: Membership;
  readonly profileTag: string | null;
}

export type SubmitPostFailure =
  | { readonly kind: 'loginRequired' }
  | { readonly kind: 'writerRequired' }
  | { readonly kind: 'profileNotShown' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Posts a draft. Idempotent by draft after a lost response. */
export class SubmitPost {
  readonly #posts: PostWriting;
  readonly #sure: Pick<RetryingWrites, 'sendTwice'>;

  constructor(posts: PostWriting, sure: Pick<RetryingWrites, 'sendTwice'>) {
    this.#posts = posts;
    this.#sure = sure;
  }

  async execute({
    draft,
    community,
    membership,
    profileTag,
  }: SubmitPostInput): Promise<Result<{ readonly postId: string }, SubmitPostFailure>> {
    const gate = accessGate('WRITER', membership);
    if (gate === 'login') return fail({ kind: 'loginRequired' });
    if (gate === 'onboarding') return fail({ kind: 'writerRequired' });
    if (profileTag === null) return fail({ kind: 'profileNotShown' });
    const once = { profileTag, draftId: draft.idempotencyKey };
    const answer = await this.#sure.sendTwice(() =>
      this.#posts.createPost({ ...submissionOf(draft, community), ...once }),
    );
    if (!answer.ok) return fail({ kind: 'rejected', failure: answer.failure });
    return 'postId' in answer.value ? ok({ postId: answer.value.postId }) : fail({ kind: 'refused', ...answer.value });
  }
}
