import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea';

const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/**
 * Who a person is, and nothing of what a person does: no pseudonym, no persona reference, no contribution. Nothing here can be
 * joined with `community` or `content` without the authorship key, which is not in the database. Times that could be
 * compared with the time of a contribution are kept by the day only.
 */
export const identity = pgSchema('identity');

/** One row per person. */
export const users = identity.table('users', {
  id: uuid('id').primaryKey(),
  /** The opaque id that the client sees (cookie UAC_I). */
  publicId: text('public_id').notNull().unique(),
  name: text('name').notNull(),
  email: citext('email'),
  pictureUrl: text('picture_url'),
  createdOn: date('created_on').notNull().default(sql`current_date`),
});

/** A person's accounts at sign-in providers; a provider's subject belongs to one person. */
export const accounts = identity.table(
  'accounts',
  {
    provider: text('provider', { enum: ['google', 'naukri', 'microsoft', 'linkedin'] }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: citext('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    linkedOn: date('linked_on').notNull().default(sql`current_date`),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('accounts_user').on(table.userId)],
);

/** One signed-in browser: the family of all tokens that follow from one sign-in. Tokens are kept as SHA-256 only. */
export const sessions = identity.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: bytea('access_hash').notNull().unique(),
    accessExpiresAt: timestamp('access_expires_at', { withTimezone: true }).notNull(),
    startedOn: date('started_on').notNull().default(sql`current_date`),
    /** When the newest refresh token ends. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Every refresh token of a session, used ones too: a used one that comes again ends the session. */
export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    hash: bytea('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
