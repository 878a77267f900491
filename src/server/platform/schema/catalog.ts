import { integer, pgSchema, text } from 'drizzle-orm/pg-core';

/** Reference data that people choose from; ids are stable and given by whoever loads it. */
export const catalog = pgSchema('catalog');

/** Lists that are nothing but names. A function, because a shared column builder would carry one table's constraint name into the others. */
const named = () => ({ id: integer().primaryKey(), name: text().notNull().unique() });

export const industries = catalog.table('industries', { ...named() });
export const jobProfiles = catalog.table('job_profiles', { ...named() });
export const locations = catalog.table('locations', { ...named() });
export const courses = catalog.table('courses', { ...named() });

export const departments = catalog.table('departments', { ...named(), slug: text().notNull().unique() });

export const topics = catalog.table('topics', {
  ...named(),
  slug: text().notNull().unique(),
  description: text().notNull(),
});

/** `domain` is the mail domain of its people, null where it is not known. */
export const companies = catalog.table('companies', {
  ...named(),
  slug: text().notNull().unique(),
  industryId: integer()
    .notNull()
    .references(() => industries.id),
  headquarters: text().notNull(),
  domain: text(),
  logo: text(),
});

/** `domain` is the mail domain of its students, null where it is not known. */
export const colleges = catalog.table('colleges', { ...named(), domain: text() });

export const specializations = catalog.table('specializations', {
  ...named(),
  courseId: integer()
    .notNull()
    .references(() => courses.id),
});
