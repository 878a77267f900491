import { randomUUID } from 'node:crypto';
import { comments, posts } from '@/server/platform/schema/content';
import type { Person, World } from './world';

/** A moment well before any test runs, so that stored rows never mix with what is posted meanwhile. */
export const LONG_AGO = new Date('2025-02-03T04:05:06.789Z');

function byline(world: World, author: Person, id: string) {
  const { authorship } = world.server;
  const persona = authorship.personaRef(author.userId);
  return {
    id,
    authorRef: authorship.authorRef(persona, id),
    authorSeal: authorship.sealAuthor(persona, id),
    authorName: 'QuietBulbul',
    authorTagline: 'Software Engineer',
    authorAvatar: 'kolam:quiet-1',
    authorColor: '#E9E3D8',
    profileType: 'ANONYMOUS' as const,
    createdAt: LONG_AGO,
  };
}

/** Puts a post straight into the database: for states that no call leads to yet. Answers its id. */
export async function storePost(
  world: World,
  author: Person,
  overrides: Partial<typeof posts.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await world.server.database.orm.insert(posts).values({
    ...byline(world, author, id),
    status: 'LIVE',
    title: 'Stored',
    content: 'A stored post.',
    communityType: 'topic',
    communityId: 1,
    ...overrides,
  });
  return id;
}

/** Puts a comment straight into the database; there is no call that writes one yet. Answers its id. */
export async function storeComment(
  world: World,
  author: Person,
  postId: string,
  overrides: Partial<typeof comments.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await world.server.database.orm
    .insert(comments)
    .values({ ...byline(world, author, id), postId, content: 'A stored comment.', ...overrides });
  return id;
}
