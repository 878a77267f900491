import { pgSchema } from 'drizzle-orm/pg-core';

/** Reference data with stable ids. */
export const catalog = pgSchema('catalog');

/** Pseudonymous identities. Only the server's key can derive `persona_ref` from a user id. */
export const persona = pgSchema('persona');

/**
 * Contributions, which join to no user or persona. `author_ref` differs by contribution, and the author is sealed with a key outside the database.
 */
export const content = pgSchema('content');

/**
 * Users without their activity. They cannot be joined with `persona` or `content` without the authorship key, which is
 * not in the database. Times comparable to a contribution's are stored by day.
 */
export const identity = pgSchema('identity');

export const platform = pgSchema('platform');

export const research = pgSchema('research');

/** Moderation. A contribution is identified by its id; nothing identifies its author. */
export const moderation = pgSchema('moderation');
