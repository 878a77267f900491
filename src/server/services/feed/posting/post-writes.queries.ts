import type { PostCreated, PostSubmission } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import type { Appearance } from '@/server/services/user/profile/appearance';
import type { PostRow } from './post.queries';

/** An answer to a write under an idempotency key. */
export interface KeptAnswer {
  readonly ref: Uint8Array;
  readonly fingerprint: Buffer;
  readonly answer: PostCreated;
}

/** Keeps an answer; false where one is kept under this reference already, which waits for another transaction that is just keeping it. */
export async function keepAnswer(tx: Database, { ref, fingerprint, answer }: KeptAnswer): Promise<boolean> {
  const rows = await tx.query(
    {
      name: 'feed.keep-answer',
      text: `insert into platform.idempotent_answers (ref, fingerprint, status, body) values ($1, $2, 200, $3)
             on conflict (ref) do nothing returning 1 as kept`,
    },
    [ref, fingerprint, JSON.stringify(answer)],
  );
  return rows.length === 1;
}

/** The answer kept under a reference, with the fingerprint of the request that it answered. */
export async function findAnswer(
  tx: Database,
  ref: Uint8Array,
): Promise<{ readonly fingerprint: Uint8Array; readonly answer: PostCreated } | null> {
  const [row] = await tx.query<{ fingerprint: Uint8Array; body: PostCreated }>(
    { name: 'feed.find-answer', text: 'select fingerprint, body from platform.idempotent_answers where ref = $1' },
    [ref],
  );
  return row === undefined ? null : { fingerprint: row.fingerprint, answer: row.body };
}

/** A post about to be stored, live at once. */
export interface NewPost {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly author: Appearance;
  readonly authorRef: Uint8Array;
  readonly authorSeal: Uint8Array;
  readonly community: PostSubmission['community'];
  readonly campaign: string | null;
  readonly createdAt: Date;
}

/** Stores a post; null where its community does not exist. */
export async function insertPost(tx: Database, post: NewPost): Promise<PostRow | null> {
  const { author, community } = post;
  const [row] = await tx.query<PostRow>(
    {
      name: 'feed.insert-post',
      text: `
        with c as (
          select type, entity_id, name, slug, logo from content.communities where type = $1 and entity_id = $2
        ), p as (
          insert into content.posts (id, status, title, content, author_ref, author_seal, author_name, author_tagline,
            author_avatar, author_color, profile_type, community_type, community_id, campaign, created_at)
          select $3, 'LIVE', $4, $5, $6, $7, $8, $9, $10, $11, $12, c.type, c.entity_id, $13, $14 from c
          returning *
        )
        select p.id, p.status, p.title, p.content, p.author_name, p.author_tagline, p.author_avatar, p.author_color,
               p.profile_type, p.created_at, p.upvotes, p.downvotes, p.comments_count, p.community_type, p.community_id,
               c.name as community_name, c.slug as community_slug, c.logo as community_logo
        from p, c`,
    },
    [
      community.type,
      community.entityId,
      post.id,
      post.title,
      post.content,
      post.authorRef,
      post.authorSeal,
      author.name,
      author.tagline,
      author.avatarUrl,
      author.avatarBgColor,
      author.profileType,
      post.campaign,
      post.createdAt,
    ],
  );
  return row ?? null;
}
