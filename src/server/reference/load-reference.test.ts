import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, departments, industries, locations } from '@/server/demo/demo-data';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { createCatalog } from '@/server/services/kernel/dropdown/catalog/catalog';
import { loadReference } from './load-reference';
import { REFERENCE_LISTS, readReference } from './read-reference';

const { lists } = readReference();

describe('the reference data', () => {
  it.each(REFERENCE_LISTS)('of %s has an id once, a name once, and hundreds of rows or all there are', (list) => {
    const rows = lists[list];
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ name }) => name?.toLowerCase())).size).toBe(rows.length);
    expect(rows.filter(({ id, name }) => !/^[1-9]\d*$/.test(id ?? '') || name?.trim() !== name || name === '')).toEqual(
      [],
    );
  });

  it('begins with what the demo data names by its place', () => {
    const named = (list: keyof typeof lists, names: readonly string[]) => {
      expect(lists[list].slice(0, names.length).map(({ id, name }) => [id, name])).toEqual(
        names.map((name, place) => [String(place + 1), name]),
      );
    };
    named(
      'industries',
      industries.map(({ name }) => name),
    );
    named(
      'departments',
      departments.map(({ name }) => name),
    );
    named(
      'job-profiles',
      departments.flatMap(({ profiles }) => profiles),
    );
    named('cities', locations);
    named(
      'courses',
      courses.map(({ name }) => name),
    );
    named(
      'fields-of-study',
      courses.flatMap(({ specializations }) => specializations),
    );
  });

  it('knows the state of every city', () => {
    const states = new Set(lists.cities.map(({ state }) => state));
    expect(lists.cities.filter(({ state }) => state === '').map(({ name }) => name)).toEqual(['Remote']);
    // 28 states, 8 union territories, and none for remote work.
    expect(states.size).toBe(37);
  });
});

describe('loadReference', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openSuiteDatabase();
    expect(await loadReference(database)).toBe(true);
  });
  afterAll(() => database.close());

  const namesOf = async (
    list: Parameters<ReturnType<typeof createCatalog>['suggestItems']>[0]['path']['list'],
    q: string,
  ) => {
    const { suggestItems } = createCatalog(database);
    const { body } = await suggestItems({ path: { list }, query: { q, limit: 5, asText: false } } as never);
    return (body as readonly { name: string }[]).map(({ name }) => name);
  };

  it('loads once, and again only what has changed', async () => {
    expect(await loadReference(database)).toBe(false);
    await run(database, `update platform.facts set value = 'earlier' where name = 'reference_data'`);
    await run(database, `update catalog.locations set aliases = '{}' where name = 'Bengaluru'`);
    await run(database, `update catalog.locations set name = 'Alwar (taken)' where name = 'Alwar'`);
    await run(database, `insert into catalog.locations (id, name) values (9000, 'Alwar')`);
    expect(await loadReference(database)).toBe(true);
    expect(await namesOf('location', 'bangalore')).toEqual(['Bengaluru']);
    expect(
      await select(database, { name: text }, `select name from catalog.locations where name like 'Alwar%' order by id`),
    ).toEqual([{ name: 'Alwar (taken)' }, { name: 'Alwar' }]);
  });

  it('leaves statistics of each list, by which statements are planned', async () => {
    const rows = await select(
      database,
      { name: text },
      `select relname as name from pg_class where relnamespace = 'catalog'::regnamespace and relkind = 'r' and reltuples > 0 order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'colleges',
      'courses',
      'departments',
      'industries',
      'job_profiles',
      'locations',
      'name_tails',
      'skills',
      'specializations',
    ]);
  });

  it('makes a community of each department', async () => {
    const rows = await select(
      database,
      { slug: text },
      `select slug from content.communities where type = 'department'`,
    );
    expect(rows).toHaveLength(departments.length);
    expect(rows.map(({ slug }) => slug)).toContain('engineering-software-and-qa');
  });

  it.each([
    ['location', 'de', 'Delhi'],
    ['location', 'gurgaon', 'Gurugram'],
    ['location', 'thiruvanantapuram', 'Thiruvananthapuram'],
    ['college', 'iit b', 'Indian Institute of Technology Bombay'],
    ['college', 'delhi tech', 'Delhi Technological University'],
    ['course', 'btech', 'B.Tech'],
    ['specialization', 'none', 'General'],
    ['jobProfile', 'sde 2', 'Software Development Engineer II'],
    ['jobProfile', 'softwere eng', 'Software Engineer'],
    ['industry', 'ecommerce', 'Online Shopping'],
    ['department', 'hr', 'Human Resources'],
  ] as const)('lets the %s %j be found', async (list, q, name) => {
    expect(await namesOf(list, q)).toContain(name);
  });
});
