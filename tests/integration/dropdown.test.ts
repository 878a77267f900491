import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('dropdown service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const items = async (path: string) => (await world.guest().get(`/api/dropdown/dropdown/${path}`)).body;
  const suggest = async (list: string, query: string): Promise<readonly string[]> =>
    (await items(`suggest/${list}?q=${query}`)).map(({ name }: { name: string }) => name);

  it('[API-DROPDOWN-ITEMS] serves departments and industries with id and name, by name', async () => {
    expect(await items('departments/items')).toEqual([
      { id: 1, name: 'Engineering - Software & QA' },
      { id: 2, name: 'Human Resources' },
    ]);
    expect(await items('industries/items')).toEqual([
      { id: 2, name: 'Healthcare' },
      { id: 1, name: 'Software Product' },
      { id: 3, name: 'Textiles' },
    ]);
  });

  it('[API-DROPDOWN-SUGGEST] answers at most limit items that match what was typed, best first', async () => {
    expect(await items('suggest/department?q=res')).toEqual([{ id: 2, name: 'Human Resources' }]);
    expect(await items('suggest/industry?q=soft&asText=true')).toEqual([{ id: null, name: 'Software Product' }]);
    expect(await suggest('jobProfile', 'en')).toEqual([
      'Engineering Manager',
      'Senior Software Engineer',
      'Software Engineer',
    ]);
    expect(await suggest('jobProfile', 'en&limit=2')).toHaveLength(2);
    expect(await suggest('jobProfile', 'SOFTWARE%20%20eng')).toEqual(['Software Engineer', 'Senior Software Engineer']);
  });

  it('knows eight lists', async () => {
    expect(await suggest('company', 'vaay')).toEqual(['Vaayuna Technologies']);
    expect(await suggest('location', 'delhi')).toEqual(['New Delhi']);
    expect(await suggest('college', 'kaveri')).toEqual(['Kaveri Institute of Technology']);
    expect(await suggest('course', 'b.t')).toEqual(['B.Tech']);
    expect(await suggest('specialization', 'comp')).toEqual(['Computer Science']);
    expect(await suggest('company', 'zzz')).toEqual([]);
  });

  it.each([
    'suggest/planets?q=a',
    'suggest/company',
    'suggest/company?q=',
    'suggest/company?q=%20',
    `suggest/company?q=${'x'.repeat(101)}`,
    'suggest/company?q=a&limit=0',
    'suggest/company?q=a&limit=26',
    'suggest/company?q=a&asText=perhaps',
  ])('refuses %s', async (path) => {
    const { status, body } = await world.guest().get(`/api/dropdown/dropdown/${path}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('searches a long list by its indexes', async () => {
    const { database } = world.server;
    await database.execute(`
      insert into catalog.companies (id, name, slug, industry_id, headquarters)
      select n, 'Filler ' || md5(n::text) || ' Limited', 'filler-' || n, 1, 'Kochi' from generate_series(1000, 21000) n;
      analyze catalog.companies;
    `);
    const search = `select id from catalog.companies where lower(name) like '%abcde%'`;
    const plan = await select(database, { 'QUERY PLAN': text }, `explain ${search}`);
    expect(JSON.stringify(plan)).toContain('companies_name_parts');
    expect(await suggest('company', 'limited&limit=25')).toHaveLength(25);
    expect(await suggest('company', 'vaay')).toEqual(['Vaayuna Technologies']);
  });
});
