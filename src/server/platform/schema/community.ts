import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from './column-types';
import { communities } from './content';

/** Who one appears as. Keyed by `persona_ref`, which only the server's key can make from a user's id. */
export const community = pgSchema('community');

/** A pseudonymous person: name and avatar are null until chosen. */
export const personas = community.table(
  'personas',
  {
    personaRef: bytes().primaryKey(),
    userName: text(),
    avatarUri: text(),
    avatarColor: text(),
    isReader: boolean().notNull().default(false),
    isWriter: boolean().notNull().default(false),
    selectedProfileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] })
      .notNull()
      .default('ANONYMOUS'),
  },
  (t) => [uniqueIndex('personas_user_name').on(sql`lower(${t.userName})`)],
);

/** At most one career status per persona. The e-mail that verified it is sealed. */
export const careerStatuses = community.table(
  'career_statuses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personaRef: bytes()
      .notNull()
      .unique()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    type: text({ enum: ['student', 'working', 'unemployed'] }).notNull(),
    companyName: text(),
    collegeName: text(),
    departmentId: integer(),
    industryId: integer(),
    jobProfile: text(),
    tagId: integer().notNull().default(0),
    roleId: integer(),
    jobLocation: text(),
    courseId: integer(),
    courseName: text(),
    specializationId: integer(),
    specialization: text(),
    emailSeal: bytes(),
    verified: text({ enum: ['VERIFIED', 'PARTIAL_VERIFIED', ''] })
      .notNull()
      .default(''),
    verificationSource: text({ enum: ['email', 'naukri', ''] })
      .notNull()
      .default(''),
  },
  (t) => [check('career_statuses_type', sql`${t.type} in ('student', 'working', 'unemployed')`)],
);

/** The last code that was mailed for a career status; the code is hashed, the address referenced. */
export const verificationCodes = community.table('verification_codes', {
  careerStatusId: integer()
    .primaryKey()
    .references(() => careerStatuses.id, { onDelete: 'cascade' }),
  emailRef: bytes().notNull(),
  codeHash: bytes().notNull(),
  expiresAt: moment().notNull(),
  wrongTries: smallint().notNull().default(0),
  sentInHour: smallint().notNull().default(1),
  hourStartedAt: moment().notNull(),
});

/** Who follows what; a trigger keeps the community's followers. */
export const memberships = community.table(
  'memberships',
  {
    personaRef: bytes()
      .notNull()
      .references(() => personas.personaRef, { onDelete: 'cascade' }),
    type: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    entityId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personaRef, t.type, t.entityId] }),
    foreignKey({ columns: [t.type, t.entityId], foreignColumns: [communities.type, communities.entityId] }),
  ],
);

/**
 * Inboxes. `inbox_ref` is made from the persona with the server's key, the payload is sealed (it names posts), and
 * `subject_ref` lets a repeated event renew its row. `status`: 0 unseen, 1 seen, 2 read.
 */
export const notifications = community.table(
  'notifications',
  {
    id: uuid().primaryKey(),
    inboxRef: bytes().notNull(),
    subjectRef: bytes().notNull(),
    status: smallint().notNull().default(0),
    variantId: text().notNull(),
    createdAt: moment().notNull(),
    dismissed: boolean().notNull().default(false),
    payloadSeal: bytes().notNull(),
  },
  (t) => [
    uniqueIndex('notifications_subject').on(t.inboxRef, t.subjectRef),
    index('notifications_newest').on(t.inboxRef, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread').on(t.inboxRef).where(sql`status < 2 and not dismissed`),
  ],
);
