import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { persona } from '../postgres-schemas';
import { personas } from './profile';

export const careerStatuses = persona.table(
  'career_statuses',
  {
    /** A random id. Counted ids would reveal the order of arrival. */
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
    /** The address that last proved the workplace or college. Unique, because it proves one person at a time. */
    addressRef: bytes().unique(),
    /** The sealed day of that proof. Null if there is none. */
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
    // Index for rooms, which count the verified members of a company.
    index('career_statuses_by_company')
      .on(sql`lower(${t.companyName}) collate "C"`)
      .where(sql`company_name is not null`),
  ],
);

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
