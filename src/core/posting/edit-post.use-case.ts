import type { Result } from '@/core/common/result';
import { fail } from '@/core/common/result';
import type { SureWrites } from '@/core/failed-calls/sure-writes';
import type { PostWriting } from '@/core/posting/post-writing.port';
import type { Membership } from '@/core/session/roles';
import type { PostDraft } from './draft';
import type { Post } from './post';
import { editOf } from './post-submission';
import type { SubmitPostFailure } from './submit-post.use-case';

/** A draft of a change without errors, and who sends it. */
export interface EditPostInput {
  readonly draft: PostDraft;
  readonly membership: Membership;
  /** Of the profiles that the screen shows; null while it shows none. */
  readonly profileTag: string | null;
}

/** Changes a post of the user. The same change again changes nothing more. */
export class EditPost {
  readonly #posts: Pick<PostWriting, 'editPost'>;
  readonly #sure: Pick<SureWrites, 'sendTwice'>;

  constructor(posts: Pick<PostWriting, 'editPost'>, sure: Pick<SureWrites, 'sendTwice'>) {
    this.#posts = posts;
    this.#sure = sure;
  }

  async execute({ draft, membership, profileTag }: EditPostInput): Promise<Result<Post, SubmitPostFailure>> {
    if (!membership.isLoggedIn) return fail({ kind: 'loginRequired' });
    if (profileTag === null) return fail({ kind: 'profileNotShown' });
    const answer = await this.#sure.sendTwice(() =>
      this.#posts.editPost({ postId: draft.postId, ...editOf(draft), profileTag }),
    );
    return answer.ok ? answer : fail<SubmitPostFailure>({ kind: 'rejected', failure: answer.failure });
  }
}
