import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

/** At most one career status per persona. The email that verified it is sealed. */
export const careerStatuses = persona.table(
  'career_statuses',
  {
    /** Drawn by a trigger, since counted ids would tell the order in which people came. */
    id: integer().primaryKey(),
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
    /** A reference to the address that last proved where the persona works or studies. An address proves one person at a time; no other table holds it in this form. */
    addressRef: bytes().unique(),
    /** The day on which that address proved it, sealed; null for none. */
    provedSeal: bytes(),
    verified: text({ enum: ['VERIFIED', 'PARTIAL_VERIFIED', ''] })
      .notNull()
      .default(''),
    verificationSource: text({ enum: ['email', 'naukri', ''] })
      .notNull()
      .default(''),
  },
  (t) => [
    check('career_statuses_type', sql`${t.type} in ('student', 'working', 'unemployed')`),
    // For the check of a room, which counts those at its company.
    index('career_statuses_by_company')
      .on(sql`lower(${t.companyName}) collate "C"`)
      .where(sql`company_name is not null`),
  ],
);

/** The last code that was mailed for a career status; the code is hashed, the address referenced, and the moments are sealed. */
export const verificationCodes = persona.table('verification_codes', {
  careerStatusId: integer()
    .primaryKey()
    .references(() => careerStatuses.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  emailRef: bytes().notNull(),
  codeHash: bytes().notNull(),
  expiresSeal: bytes().notNull(),
  wrongTries: smallint().notNull().default(0),
  sentInHour: smallint().notNull().default(1),
  hourSeal: bytes().notNull(),
});
