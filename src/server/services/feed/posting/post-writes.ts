import { createHash, randomUUID } from 'node:crypto';
import type { Post, PostCreated, PostSubmission } from '@/contract/generated/feed';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { Appearance } from '@/server/services/user/profile/appearance';
import { appearancesOf } from '@/server/services/user/profile/appearance';
import { appearanceOfPersona } from '@/server/services/user/profile/appearance.queries';
import { mayPost, WRITERS_ONLY } from './post.policy';
import { presentPost } from './post.presenter';
import { insertPost, keepAnswer, keptAnswer } from './post-writes.queries';

export interface PostWritesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Written {
  readonly answer: PostCreated;
  /** null for a repeated request. */
  readonly post: Post | null;
}

/** The writes of posts. */
export function createPostWrites(deps: PostWritesDeps): Pick<FeedHandlers, 'createPost'> {
  const { database, authorship, publish } = deps;

  async function write(persona: Uint8Array, key: string, submission: PostSubmission): Promise<Written> {
    const answer = { postId: randomUUID() };
    const ref = authorship.requestRef(persona, key.toLowerCase());
    const fingerprint = fingerprintOf(submission);
    return database.transaction(async (tx) => {
      // A second submit under the same key waits here until the first is committed.
      const [kept] = await tx.query(keepAnswer, ref, fingerprint, JSON.stringify(answer));
      if (kept === undefined) {
        const [earlier] = await tx.query(keptAnswer, ref);
        if (earlier === undefined || !fingerprint.equals(earlier.fingerprint)) throw reused();
        return { answer: earlier.body, post: null };
      }
      const { community, content, campaign, title } = submission;
      const author = await appearanceFor(tx, persona, submission.profileType);
      const [row] = await tx.query(
        insertPost,
        community.type,
        community.entityId,
        answer.postId,
        title?.trim() ? title : null,
        content,
        authorship.authorRef(persona, answer.postId),
        authorship.sealAuthor(persona, answer.postId),
        author.name,
        author.tagline,
        author.avatarUrl,
        author.avatarBgColor,
        author.proof,
        author.profileType,
        campaign ?? null,
        new Date(deps.now()),
      );
      if (row === undefined) throw communityGone();
      return { answer, post: presentPost(row, false) };
    });
  }

  return {
    async createPost({ viewer, headers, body }) {
      if (!mayPost(viewer)) return { status: 200, body: { message: WRITERS_ONLY } };
      const { answer, post } = await write(viewer.personaRef, headers['idempotency-key'], body);
      if (post !== null) publish.postAdded(post);
      return { status: 200, body: answer };
    },
  };
}

async function appearanceFor(
  tx: Database,
  persona: Uint8Array,
  profileType: PostSubmission['profileType'],
): Promise<Appearance> {
  const [row] = await tx.query(appearanceOfPersona, persona);
  const appearance = row === undefined ? undefined : appearancesOf(row).find((one) => one.profileType === profileType);
  if (appearance !== undefined) return appearance;
  throw new Problem(422, 'profile_not_available', 'You cannot post under this profile yet. Choose another one.', {
    profileType: 'Choose another profile.',
  });
}

/** SHA-256 of everything that a submission says, in one order. */
function fingerprintOf({ title, content, community, campaign, profileType }: PostSubmission): Buffer {
  const said = JSON.stringify([title, content, community.type, community.entityId, campaign ?? null, profileType]);
  return createHash('sha256').update(said).digest();
}

function reused(): Problem {
  return new Problem(409, 'idempotency_key_reused', 'This request was already sent with another content.');
}

function communityGone(): Problem {
  const message = 'This community does not exist any more. Choose another one.';
  return new Problem(422, 'community_not_found', message, { community: 'Choose another community.' });
}
