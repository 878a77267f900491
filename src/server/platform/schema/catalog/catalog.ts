import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { catalog } from '../postgres-schemas';

/** Lists that are nothing but names. A function, because a shared column builder would carry one table's constraint name into the others. */
const named = () => ({ id: integer().primaryKey(), name: text().notNull().unique() });

/**
 * Indexes for a search by name, so that it costs the same in a long list: one index for names that begin with the typed
 * text, one for names that contain it. The latter is kept in order at once: the embedded database never tidies up later.
 */
const byName = (table: string) => (t: { name: AnyPgColumn }) => [
  index(`${table}_name_prefix`).on(sql`lower(${t.name}) collate "C"`),
  index(`${table}_name_parts`).using('gin', sql`lower(${t.name}) gin_trgm_ops`).with({ fastupdate: false }),
];

/** Plain lists of names. */
export const industries = catalog.table('industries', { ...named() });
export const jobProfiles = catalog.table('job_profiles', { ...named() }, byName('job_profiles'));
export const locations = catalog.table('locations', { ...named() }, byName('locations'));
export const courses = catalog.table('courses', { ...named() });

/** Departments, which are communities too. */
export const departments = catalog.table('departments', { ...named(), slug: text().notNull().unique() });

/** Topics that communities are about. */
export const topics = catalog.table('topics', {
  ...named(),
  slug: text().notNull().unique(),
  description: text().notNull(),
});

/** `domain` is the mail domain of its employees, null where it is not known. */
export const companies = catalog.table(
  'companies',
  {
    ...named(),
    slug: text().notNull().unique(),
    industryId: integer()
      .notNull()
      .references(() => industries.id),
    headquarters: text().notNull(),
    domain: text(),
    logo: text(),
  },
  byName('companies'),
);

/** `domain` is the mail domain of its students, null where it is not known. */
export const colleges = catalog.table('colleges', { ...named(), domain: text(), logo: text() }, byName('colleges'));

/** Specializations within a course. */
export const specializations = catalog.table('specializations', {
  ...named(),
  courseId: integer()
    .notNull()
    .references(() => courses.id),
});
