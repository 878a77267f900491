import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
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
  createdOn: date().notNull().default(sql`current_date`),
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
    linkedOn: date().notNull().default(sql`current_date`),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('accounts_user').on(table.userId)],
);

/** One signed-in browser: the family of all tokens that follow from one sign-in. Tokens are kept as SHA-256 only. */
export const sessions = identity.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: bytes().notNull().unique('sessions_access_hash'),
    accessExpiresAt: moment().notNull(),
    /** The account that the user signed in with. */
    provider: text({ enum: ['google', 'naukri', 'microsoft', 'linkedin'] })
      .notNull()
      .default('google'),
    /** Browser and system in words; empty where they are not known. */
    device: text().notNull().default(''),
    startedOn: date().notNull().default(sql`current_date`),
    /** The end of the newest refresh token. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Providers' tokens that have started a session, so that none starts a second one. Kept as SHA-256, until they expire. */
export const usedTokens = identity.table('used_tokens', {
  hash: bytes().primaryKey(),
  expiresAt: moment().notNull(),
});

/** A user's account at the job portal, as the portal describes it with the user's consent. */
export const portalProfiles = identity.table('portal_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: citext(),
  pictureUrl: text(),
  savedOn: date().notNull().default(sql`current_date`),
});

/** Every refresh token of a session, used ones too: a used one that comes again ends the session. */
export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    hash: bytes().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
