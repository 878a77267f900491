import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { check, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { importIds } from '../import-ids';
import { catalog } from '../postgres-schemas';

/**
 * Returns the columns of every list. `aliases` are other names that find an item ("Bangalore"); `weight` puts the better known of two equally
 * good matches first. A function, because a shared column builder would carry one table's constraint name into the others.
 */
const named = () => ({
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  aliases: text().array().notNull().default([]),
  weight: smallint().notNull().default(0),
  importIds: importIds(),
});

/**
 * Returns the column of the name as addresses have it ("c++ developer" is cpp-developer), which the database keeps by itself. Two names may
 * share one ("R&D", "R and D"): an address leads to the item with the smallest id.
 */
const urlNamed = () => ({
  slug: text()
    .notNull()
    .generatedAlwaysAs(
      sql`trim(both '-' from regexp_replace(replace(replace(replace(replace(lower(name), 'c++', 'cpp'), 'c#', 'csharp'), '.net', 'dotnet'), '&', 'and'), '[^a-z0-9]+', '-', 'g'))`,
    ),
});

const byName = (table: string) => (t: { name: AnyPgColumn }) => [
  index(`${table}_name_prefix`).on(sql`lower(${t.name}) collate "C"`),
];

/** Finds items by their names in addresses. */
const byUrlName = (table: string) => (t: { slug: AnyPgColumn; id: AnyPgColumn }) => [
  index(`${table}_slug`).on(t.slug, t.id),
];

/** Returns the column of the heading below which a list shows the item; null for none. */
const sectioned = () => ({ section: text() });

export const industries = catalog.table(
  'industries',
  { ...named(), ...urlNamed(), ...sectioned() },
  byUrlName('industries'),
);

/** Plain lists of names. */
export const jobProfiles = catalog.table('job_profiles', { ...named(), ...urlNamed() }, (t) => [
  ...byName('job_profiles')(t),
  ...byUrlName('job_profiles')(t),
]);
export const courses = catalog.table('courses', { ...named() });
export const specializations = catalog.table('specializations', { ...named() });

/** Skills that openings ask for and interviews are about. */
export const skills = catalog.table('skills', { ...named(), ...urlNamed() }, byUrlName('skills'));

/** Cities; `state` is a state or union territory. */
export const locations = catalog.table('locations', { ...named(), ...urlNamed(), state: text() }, (t) => [
  ...byUrlName('locations')(t),
  // Finds the city that a college names. In order at once: the embedded database never tidies up later.
  index('locations_aliases').using('gin', t.aliases).with({ fastupdate: false }),
]);

/** Departments, which are communities too. */
export const departments = catalog.table('departments', {
  ...named(),
  slug: text().notNull().unique(),
  ...sectioned(),
});

/** Topics that communities are about. */
export const topics = catalog.table('topics', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  description: text().notNull(),
  ...sectioned(),
});

/** `domain` is the mail domain of its employees, null if it is not known. */
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
  (t) => [
    ...byName('companies')(t),
    index('companies_by_headquarters').on(t.headquarters),
    index('companies_logo').on(t.logo).where(sql`logo is not null`),
  ],
);

/**
 * `domain` is the mail domain of its students, null if it is not known; so is `ownership`. `state` is that of a file. `locationId` is the
 * place that `city` names and `shownState` the state of a file or else of that place (sql/catalog/college-places.sql). `kind` is what the
 * name says, which the database keeps by itself.
 */
export const colleges = catalog.table(
  'colleges',
  {
    ...named(),
    ...urlNamed(),
    city: text(),
    state: text(),
    locationId: integer(),
    shownState: text(),
    stateSlug: text().generatedAlwaysAs(
      sql`trim(both '-' from regexp_replace(lower(shown_state), '[^a-z0-9]+', '-', 'g'))`,
    ),
    kind: text({ enum: ['university', 'polytechnic', 'institute', 'college', 'school', 'other'] })
      .notNull()
      .generatedAlwaysAs(
        sql`case when name ~* '(universit|vidyapee?th|vishwa ?vidyala?ya)' then 'university' when name ~* 'polytechnic' then 'polytechnic'
          when name ~* 'institut' then 'institute' when name ~* '(college|mahavidyala?ya)' then 'college' when name ~* '(school|academy)' then 'school' else 'other' end`,
      ),
    ownership: text({ enum: ['government', 'aided', 'private'] }),
    domain: text(),
    logo: text(),
  },
  (t) => [
    ...byName('colleges')(t),
    ...byUrlName('colleges')(t),
    index('colleges_by_city').on(t.city),
    index('colleges_best_known').on(t.weight.desc().nullsFirst(), sql`lower(${t.name}) collate "C"`, t.id),
    index('colleges_logo').on(t.logo).where(sql`logo is not null`),
    check('colleges_ownership', sql`${t.ownership} in ('government', 'aided', 'private')`),
  ],
);

/**
 * The ends of names that begin with a word, and aliases (sql/catalog/name-tails.sql). `at` is the number of words before it: 0
 * for the whole name and for an alias. Name and detail are those of the item, so that a search reads this table alone.
 */
export const nameTails = catalog.table(
  'name_tails',
  {
    list: text().notNull(),
    itemId: integer().notNull(),
    at: smallint().notNull(),
    tail: text().notNull(),
    weight: smallint().notNull(),
    name: text().notNull(),
    detail: text(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.itemId, t.at, t.tail] }),
    index('name_tails_tail').on(t.list, sql`${t.tail} collate "C"`),
    // For texts of one to three letters, which nearly everything begins with: the best known first.
    ...[1, 2, 3].map((letters) =>
      index(`name_tails_short_${letters}`).on(
        t.list,
        sql`left(${t.tail}, ${sql.raw(String(letters))}) collate "C"`,
        sql`(${t.at} > 0)`,
        t.weight.desc().nullsFirst(),
      ),
    ),
    // For texts with a slip of the finger. Kept in order at once: the embedded database never tidies up later.
    index('name_tails_like')
      .using('gin', sql`${t.tail} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(sql`${t.at} = 0`),
  ],
);
