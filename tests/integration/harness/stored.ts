import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import type { Person, World } from './world';

/** Before any test, so that stored rows never mix with new ones. */
export const LONG_AGO = new Date('2025-02-03T04:05:06.789Z');

function byline(world: World, author: Person, id: string) {
  const { authorship } = world.server;
  const persona = authorship.personaRef(author.userId);
  return {
    id,
    author_ref: authorship.authorRef(persona, id),
    author_seal: authorship.sealAuthor(persona, id),
    author_name: 'QuietBulbul',
    author_tagline: 'Software Engineer',
    author_avatar: 'kolam:quiet-1',
    author_color: '#E9E3D8',
    profile_type: 'ANONYMOUS',
  };
}

export interface StoredPost {
  readonly status?: string;
  readonly communityType?: string;
  readonly communityId?: number;
  readonly createdAt?: Date;
}

export async function storePost(world: World, author: Person, post: StoredPost = {}): Promise<string> {
  const id = randomUUID();
  const { status = 'LIVE', communityType = 'topic', communityId = 1, createdAt = LONG_AGO } = post;
  await insertRow(world.server.database, 'content.posts', {
    ...byline(world, author, id),
    status,
    title: 'Stored',
    content: 'A stored post.',
    community_type: communityType,
    community_id: communityId,
    created_at: createdAt,
  });
  return id;
}

export interface StoredComment {
  readonly createdAt?: Date;
  readonly upvotes?: number;
}

export async function storeComment(
  world: World,
  author: Person,
  postId: string,
  { createdAt = LONG_AGO, upvotes = 0 }: StoredComment = {},
): Promise<string> {
  const id = randomUUID();
  await insertRow(world.server.database, 'content.comments', {
    ...byline(world, author, id),
    post_id: postId,
    content: 'A stored comment.',
    created_at: createdAt,
    upvotes,
  });
  return id;
}
