import type { Membership } from '@/core/account/session/roles';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { PostWriting } from '@/core/talk/posting/post-writing.port';
import type { PostDraft } from './draft';
import type { Post } from './post';
import { postEditOf } from './post-submission';
import type { PostChanges } from './read-unchanged';
import type { ReloadPost } from './reread-post.use-case';
import type { SubmitPostFailure } from './submit-post.use-case';

export interface EditPostInput {
  readonly draft: PostDraft;
  readonly membership: Membership;
  readonly profileTag: string | null;
}

export interface EditablePosts extends PostChanges {
  keep(posts: readonly Post[]): void;
}

/** Changes a post of the user, and shows the change. Idempotent. */
export class EditPost {
  readonly #posts: Pick<PostWriting, 'editPost'>;
  readonly #sure: Pick<RetryingWrites, 'sendTwice'>;
  readonly #page: EditablePosts;
  readonly #reread: Pick<ReloadPost, 'execute'>;

  constructor(
    posts: Pick<PostWriting, 'editPost'>,
    sure: Pick<RetryingWrites, 'sendTwice'>,
    page: EditablePosts,
    reread: Pick<ReloadPost, 'execute'>,
  ) {
    this.#posts = posts;
    this.#sure = sure;
    this.#page = page;
    this.#reread = reread;
  }

  async execute({ draft, membership, profileTag }: EditPostInput): Promise<Result<Post, SubmitPostFailure>> {
    if (!membership.isLoggedIn) return fail({ kind: 'loginRequired' });
    if (profileTag === null) return fail({ kind: 'profileNotShown' });
    const { postId } = draft;
    const isChanged = this.#page.watchChanges();
    const answer = await this.#sure.sendTwice(() => this.#posts.editPost({ postId, ...postEditOf(draft), profileTag }));
    if (!answer.ok) return fail<SubmitPostFailure>({ kind: 'rejected', failure: answer.failure });
    // A newer event may arrive before the response, because the server also loads the card of a changed link.
    const mayBeOlder = isChanged(postId);
    this.#page.keep([answer.value]);
    if (mayBeOlder) void this.#reread.execute(postId);
    return answer;
  }
}
