import { pgSchema } from 'drizzle-orm/pg-core';

/** Reference data that users choose from; ids are stable and come with the data. */
export const catalog = pgSchema('catalog');

/** Personas: pseudonymous identities. Keyed by `persona_ref`, which only the server's key can make from a user's id. */
export const persona = pgSchema('persona');

/**
 * Contributions. Nothing here joins to a user or persona: `author_ref` is another value for each contribution, and the author
 * is sealed with a key that the database does not have.
 */
export const content = pgSchema('content');

/**
 * Users, and nothing of what they do: no pseudonym, no persona reference, no contribution. Nothing here can be
 * joined with `persona` or `content` without the authorship key, which is not in the database. Times that could be
 * compared with the time of a contribution are kept by the day only.
 */
export const identity = pgSchema('identity');

/** The server's own records; nothing about users beyond mail that has not been read. */
export const platform = pgSchema('platform');

/** Research: facts of companies, their figures, and what users contribute about them. Authors are kept as in `content`. */
export const research = pgSchema('research');

/** Cases of moderators and the public log. A contribution is named by its id, its author by nothing. */
export const moderation = pgSchema('moderation');
