import type { Post, PostSubmission } from '@/contract/generated/feed';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { appearanceFor } from './appearance-for';
import { mayPost, WRITERS_ONLY } from './post.policy';
import { presentPost } from './post.presenter';
import { insertPost } from './post-writes.queries';
import { writeOnce } from './write-once';

export interface PostWritesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Written {
  readonly postId: string;
  /** null for a repeated request. */
  readonly post: Post | null;
}

/** The writes of posts. */
export function createPostWrites(deps: PostWritesDeps): Pick<FeedHandlers, 'createPost'> {
  const { database, authorship, publish } = deps;

  async function write(persona: Uint8Array, key: string, submission: PostSubmission): Promise<Written> {
    const { community, content, campaign = null, title, profileType } = submission;
    const ref = authorship.requestRef(persona, key.toLowerCase());
    const said = [title, content, community.type, community.entityId, campaign, profileType];
    return database.transaction(async (tx) => {
      const { id: postId, isNew } = await writeOnce(tx, { ref, said });
      if (!isNew) return { postId, post: null };
      const author = await appearanceFor(tx, persona, profileType);
      const [row] = await tx.query(
        insertPost,
        community.type,
        community.entityId,
        postId,
        title?.trim() ? title : null,
        content,
        authorship.authorRef(persona, postId),
        authorship.sealAuthor(persona, postId),
        author.name,
        author.tagline,
        author.avatarUrl,
        author.avatarBgColor,
        author.proof,
        author.profileType,
        campaign,
        new Date(deps.now()),
      );
      if (row === undefined) throw communityGone();
      return { postId, post: presentPost(row, false) };
    });
  }

  return {
    async createPost({ viewer, headers, body }) {
      if (!mayPost(viewer)) return { status: 200, body: { message: WRITERS_ONLY } };
      const { postId, post } = await write(viewer.personaRef, headers['idempotency-key'], body);
      if (post !== null) publish.postAdded(post);
      return { status: 200, body: { postId } };
    },
  };
}

function communityGone(): Problem {
  const message = 'This community does not exist any more. Choose another one.';
  return new Problem(422, 'community_not_found', message, { community: 'Choose another community.' });
}
