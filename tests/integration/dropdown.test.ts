import { run, select } from '@tests/support/sql';
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

  it('[API-DROPDOWN-ITEMS] answers departments and industries whole, by name', async () => {
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

  it.each(['suggest/planets?q=a', 'suggest/company', 'suggest/company?q=a&asText=perhaps'])(
    'refuses %s',
    async (path) => {
      const { status, body } = await world.guest().get(`/api/dropdown/dropdown/${path}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('searches a long list by its indexes', async () => {
    const { database } = world.server;
    await database.execute(`
      insert into catalog.companies (id, name, slug, industry_id, headquarters)
      select n, 'Filler ' || md5(n::text) || ' Limited', 'filler-' || n, 1, 'Kochi' from generate_series(1000, 5000) n;
      analyze catalog.name_tails;
    `);
    const search = `select item_id from catalog.name_tails where list = 'company' and tail collate "C" >= 'vaay' and tail collate "C" < 'vaaz'`;
    const like = `select item_id from catalog.name_tails where list = 'company' and at = 0 and 'vayuna' <% tail`;
    const plans = await Promise.all(
      [search, like].map((statement) => select(database, { 'QUERY PLAN': text }, `explain ${statement}`)),
    );
    expect(plans.map((plan) => /name_tails_(?:tail|like)/.exec(JSON.stringify(plan))?.[0])).toEqual([
      'name_tails_tail',
      'name_tails_like',
    ]);
    expect(await suggest('company', 'limited&limit=25')).toHaveLength(25);
    expect(await suggest('company', 'vaay')).toEqual(['Vaayuna Technologies']);
  });

  it('has a college in the state of its city, whatever becomes of the city', async () => {
    const { database } = world.server;
    const stateOf = async () => {
      world.pass(2000);
      const { body } = await world.guest().get('/api/dropdown/dropdown/colleges/sahyadri-college');
      return [body.state, body.around?.cityUrl ?? null];
    };
    await run(database, `insert into catalog.colleges (id, name, city) values (700, 'Sahyadri College', 'Poona')`);
    expect(await stateOf()).toEqual([null, null]);
    await run(
      database,
      `insert into catalog.locations (id, name, aliases, state) values (700, 'Pune', '{Poona}', 'Maharashtra')`,
    );
    expect(await stateOf()).toEqual(['Maharashtra', 'pune']);
    await run(database, `insert into catalog.locations (id, name, state) values (701, 'Poona', 'Goa')`);
    expect(await stateOf()).toEqual(['Goa', 'poona']);
    await run(database, `update catalog.colleges set state = 'Kerala' where id = 700`);
    expect(await stateOf()).toEqual(['Kerala', 'poona']);
    await run(database, `delete from catalog.locations where id = 701`);
    expect(await stateOf()).toEqual(['Kerala', 'pune']);
    await run(database, `update catalog.locations set aliases = '{}' where id = 700`);
    expect(await stateOf()).toEqual(['Kerala', null]);
  });
});
