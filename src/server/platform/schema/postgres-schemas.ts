import { pgSchema } from 'drizzle-orm/pg-core';

/** Reference data; ids are stable. */
export const catalog = pgSchema('catalog');

/** Pseudonymous identities. Only the server's key can derive `persona_ref` from a user id. */
export const persona = pgSchema('persona');

/**
 * Contributions, which join to no user or persona: `author_ref` differs for each, and the author is sealed with a
 * key outside the database.
 */
export const content = pgSchema('content');

/**
 * Users without their activity: cannot be joined with `persona` or `content` without the authorship key, which is
 * not in the database. Times comparable to a contribution's are kept by day.
 */
export const identity = pgSchema('identity');

export const platform = pgSchema('platform');

export const research = pgSchema('research');

/** A contribution is named by its id, its author by nothing. */
export const moderation = pgSchema('moderation');
