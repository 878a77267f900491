import type { Membership } from '@/core/account/session/roles';
import { gateOf } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { SureWrites } from '@/core/kernel/failed-calls/sure-writes';
import type { CommunityRef } from '@/core/talk/communities/community';
import type { PostWriting } from '@/core/talk/posting/post-writing.port';
import type { PostDraft } from './draft';
import { submissionOf } from './post-submission';

/** A draft without errors, the community that it goes to, and who posts it. */
export interface SubmitPostInput {
  readonly draft: PostDraft;
  readonly community: CommunityRef;
  readonly membership: Membership;
  /** The tag of the profiles that the screen shows; null while it shows none. */
  readonly profileTag: string | null;
}

/** The reasons for which a post was not created. */
export type SubmitPostFailure =
  /** The viewer has to log in first. */
  | { readonly kind: 'loginRequired' }
  /** The user has to become a writer first (RO-POSTING). */
  | { readonly kind: 'writerRequired' }
  /** The screen does not show yet under which profile the post would appear. */
  | { readonly kind: 'profileNotShown' }
  /** The service returned a message in place of a post. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The call was refused or lost; the same draft can be sent again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Posts a draft. Sending the same draft again after a lost answer posts once. */
export class SubmitPost {
  readonly #posts: PostWriting;
  readonly #sure: Pick<SureWrites, 'sendTwice'>;

  constructor(posts: PostWriting, sure: Pick<SureWrites, 'sendTwice'>) {
    this.#posts = posts;
    this.#sure = sure;
  }

  /** Returns the id of the post. */
  async execute({
    draft,
    community,
    membership,
    profileTag,
  }: SubmitPostInput): Promise<Result<{ readonly postId: string }, SubmitPostFailure>> {
    const gate = gateOf('WRITER', membership);
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
