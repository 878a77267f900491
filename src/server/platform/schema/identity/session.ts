import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, dayWritten } from '../column-types';
import { identity } from '../postgres-schemas';

const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** One row per user. */
export const users = identity.table('users', {
  id: uuid().primaryKey(),
  /** The opaque id that the client sees (cookie UAC_I). */
  publicId: text().notNull().unique('users_public_id'),
  name: text().notNull(),
  email: citext(),
  pictureUrl: text(),
  createdOn: dayWritten(),
});

/** A user's accounts at sign-in providers; a provider's subject belongs to one user. */
export const accounts = identity.table(
  'accounts',
  {
    provider: text({ enum: ['google', 'naukri', 'microsoft', 'linkedin'] }).notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: citext(),
    emailVerified: boolean().notNull().default(false),
    linkedOn: dayWritten(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('accounts_user').on(table.userId),
    index('accounts_email').on(table.email).where(sql`email_verified`),
  ],
);

/**
 * One signed-in browser: the family of all tokens that follow from one sign-in. Tokens are kept as SHA-256 only. Rows come and change with each
 * visit, so they name their user by a reference and a seal, and moments are sealed: their order tells of nobody (ADR 004).
 */
export const sessions = identity.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    ownerRef: bytes().notNull(),
    ownerSeal: bytes().notNull(),
    accessHash: bytes().notNull().unique('sessions_access_hash'),
    /** The moment when the access token ends, sealed. */
    accessSeal: bytes().notNull(),
    /** The account that the user signed in with. */
    provider: text({ enum: ['google', 'naukri', 'microsoft', 'linkedin'] })
      .notNull()
      .default('google'),
    /** Browser and system in words; empty if they are not known. */
    device: text().notNull().default(''),
    startedOn: date().notNull(),
    seenOn: date().notNull(),
    /** The last day on which the newest refresh token counts. */
    endsOn: date().notNull(),
  },
  (table) => [index('sessions_owner').on(table.ownerRef), index('sessions_end').on(table.endsOn)],
);

/** Providers' tokens that have started a session and callbacks of logins, so that none starts a second one. Kept as SHA-256. */
export const usedTokens = identity.table(
  'used_tokens',
  {
    hash: bytes().primaryKey(),
    /** The last day on which they count. */
    endsOn: date().notNull(),
    /** The answer to a callback, for its repeats of the next seconds; sealed with a secret of the browser that began the login. */
    answer: bytes(),
  },
  (table) => [index('used_tokens_end').on(table.endsOn)],
);

/** A user's account at the job portal, as the portal describes it with the user's consent. */
export const portalProfiles = identity.table('portal_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: citext(),
  pictureUrl: text(),
  savedOn: dayWritten(),
});

/** Every refresh token of a session, used ones too: a used one that comes again ends the session. */
export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    hash: bytes().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The last day on which it counts. */
    endsOn: date().notNull(),
    /** The moment of its use, sealed; null for an unused one. */
    usedSeal: bytes(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_end').on(table.endsOn)],
);
