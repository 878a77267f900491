import { sql } from 'drizzle-orm';
import { boolean, customType, date, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { identity } from '../postgres-schemas';

const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const users = identity.table('users', {
  id: uuid().primaryKey(),
  publicId: text().notNull().unique('users_public_id'),
  name: text().notNull(),
  email: citext(),
  pictureUrl: text(),
  createdOn: writtenDay(),
});

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
    linkedOn: writtenDay(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('accounts_user').on(table.userId),
    index('accounts_email').on(table.email).where(sql`email_verified`),
  ],
);

/**
 * Sign-ins of browsers with their token families. Tokens are stored as SHA-256. References and times are sealed,
 * because rows change with each visit and would reveal users.
 */
export const sessions = identity.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    ownerRef: bytes().notNull(),
    ownerSeal: bytes().notNull(),
    accessHash: bytes().notNull().unique('sessions_access_hash'),
    accessSeal: bytes().notNull(),
    provider: text({ enum: ['google', 'naukri', 'microsoft', 'linkedin'] })
      .notNull()
      .default('google'),
    device: text().notNull().default(''),
    startedOn: date().notNull(),
    seenOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [index('sessions_owner').on(table.ownerRef), index('sessions_end').on(table.endsOn)],
);

/** SHA-256 of used provider tokens and callbacks, so that none starts a second session. */
export const usedTokens = identity.table(
  'used_tokens',
  {
    hash: bytes().primaryKey(),
    endsOn: date().notNull(),
    /** A callback's answer for repeats within seconds, sealed with a secret of the browser. */
    answer: bytes(),
  },
  (table) => [index('used_tokens_end').on(table.endsOn)],
);

export const portalProfiles = identity.table('portal_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: citext(),
  pictureUrl: text(),
  savedOn: writtenDay(),
});

/** All refresh tokens. A reused one ends the session. */
export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    hash: bytes().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endsOn: date().notNull(),
    usedSeal: bytes(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_end').on(table.endsOn)],
);
