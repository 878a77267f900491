import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { Random } from '@/server/demo/random';
import { siteMapPages, siteMapStarts } from '@/server/platform/site-files/site-maps.queries';
import { integer, text } from '@/server/platform/sql-types';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const FIRST = 900;
const COMPANIES = 12;
const CHANGES = 120;
const CITIES = ['Bengaluru', 'Kochi', 'New Delhi', 'Surat', ''];
const SIZES = ['1-10', '51-200', '1k-5k', null];

const RECOUNTED = `
  select c.id, option from catalog.companies c join research.company_figures f on f.company_id = c.id
  join catalog.industries i on i.id = c.industry_id left join research.company_profiles p on p.company_id = c.id
  cross join lateral (
    select 'industry:' || i.slug union select 'size:' || p.indian_employees
    union select 'city:' || slug from catalog.locations where name = c.headquarters
      or id in (select location_id from research.company_offices where company_id = c.id)
    union select 'hiring:true' where f.jobs > 0
    union select 'unrated' where f.reviews < ${MIN_GROUP}
    union select 'rating:3' where f.reviews >= ${MIN_GROUP} and f.rating_total >= 3 * f.reviews
  ) as options (option)
  where option is not null and (c.import_ids is null or c.headquarters <> '' or c.weight > 0
    or f.reviews + f.interviews + f.questions + f.jobs + f.photos + f.benefits > 0 or f.salaries >= ${MIN_GROUP})`;

describeOnDatabases('the list of companies that is kept', (on) => {
  let world: World;
  let user: Client;
  const random = new Random(`list of companies on ${on}`);

  beforeAll(async () => {
    world = await startWorld(on);
    user = await world.user();
  });
  afterAll(() => world.stop());

  const pairs = async (sql: string) => {
    const rows = await select(world.server.database, { id: integer, option: text }, sql);
    return rows.map(({ id, option }) => `${id} ${option}`).toSorted();
  };
  const counts = async (sql: string) => {
    const rows = await select(world.server.database, { option: text, n: integer }, sql);
    return Object.fromEntries(rows.map(({ option, n }) => [option, n]));
  };
  const nameOf = (number: number): string => `Weaver ${number}`;
  const namesIn = async (query: string) => {
    const { body } = await user.get(`/api/company/companies?limit=50&${query}`);
    return body;
  };
  const siteMap = async () => JSON.stringify(await world.server.database.query(siteMapPages.companies, '0', 1_000));

  it('has a company of an import from the first thing to read of it on, and no longer', async () => {
    const { database } = world.server;
    const named = { name: 'Only Named', slug: 'only-named', industry_id: 1, headquarters: '', import_ids: '{1}' };
    await insertRow(database, 'catalog.companies', { id: 800, ...named });
    const figures = (sets: string) =>
      run(database, `update research.company_figures set ${sets} where company_id = 800`);
    const { total } = await namesIn('');
    expect(await siteMap()).not.toContain('only-named');
    await figures('salaries = 4');
    expect((await namesIn('')).total).toBe(total);
    await figures(`salaries = ${MIN_GROUP}`);
    expect((await namesIn('')).total).toBe(total + 1);
    expect(await siteMap()).toContain('only-named');
    await figures('salaries = 0');
    expect((await namesIn('')).total).toBe(total);
    expect(await siteMap()).not.toContain('only-named');
    expect((await user.get('/api/company/companies/only-named')).status).toBe(200);
    await run(database, 'delete from catalog.companies where id = 800');
  });

  it('has each page in one site map, which is read from the key that it begins with', async () => {
    const { database, app } = world.server;
    const whole = await database.query(siteMapPages.companies, '0', 1_000);
    const starts = await database.query(siteMapStarts.companies, 2);
    const parts = await Promise.all(starts.map(({ start }) => database.query(siteMapPages.companies, start, 2)));
    expect(starts.length).toBeGreaterThan(1);
    expect(parts.flat().map(({ path }) => path)).toEqual(whole.map(({ path }) => path));
    const map = async (name: string) => app.inject(`/sitemaps/${name}.xml`);
    const [last] = parts.at(-1) ?? [];
    expect((await map(`companies/${starts.at(-1)?.start}`)).body).toContain(`${last?.path}</loc>`);
    const refused = [
      'companies/x',
      `companies/${'9'.repeat(12)}`,
      'companies/999999999',
      'posts/1',
      'kites/1',
      'companies/',
    ];
    for (const name of refused) expect((await map(name)).statusCode, name).toBe(404);
  });

  it('has each company on one page, however far down', async () => {
    const { database } = world.server;
    await run(
      database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters, weight)
       select 2000 + n, 'Spool ' || md5(n::text), 'spool-' || n, 1 + n % 2, '', n % 3 from generate_series(1, 450) as n`,
    );
    await run(
      database,
      `update research.company_figures set reviews = company_id % 7 * 3, rating_total = company_id % 7 * (3 + company_id % 10), jobs = company_id % 2
       where company_id > 2000`,
    );
    const orders = {
      reviews: 'f.reviews desc, c.weight desc, c.id',
      rating: 'research.surest_rating(f.rating_total, f.reviews) desc, f.reviews desc, c.weight desc, c.id',
      name: 'lower(c.name), c.id',
    };
    for (const [sort, order] of Object.entries(orders))
      for (const [filter, condition] of Object.entries({ '': 'true', '&hiring=true': 'f.jobs > 0' })) {
        const expected = await select(
          database,
          { slug: text },
          `select slug from catalog.companies c join research.company_figures f on f.company_id = c.id where ${condition} order by ${order}`,
        );
        const shown: string[] = [];
        for (let page = 1; page <= Math.ceil(expected.length / 50); page += 1)
          for (const { urlName } of (await namesIn(`sort=${sort}${filter}&page=${page}`)).items) shown.push(urlName);
        expect(shown, `${sort}${filter}`).toEqual(expected.map(({ slug }) => slug));
        expect((await namesIn(`sort=${sort}${filter}&page=1000000000`)).items).toEqual([]);
      }
    await run(database, 'delete from catalog.companies where id > 2000');
  });

  it('is a recount after any changes', async () => {
    const { database } = world.server;
    const any = () => FIRST + random.integer(0, COMPANIES - 1);
    const changes: readonly (() => Promise<void>)[] = [
      async () => {
        const id = any();
        await run(database, 'delete from catalog.companies where id = $1', id);
        await insertRow(database, 'catalog.companies', {
          id,
          name: nameOf(id),
          slug: `weaver-${id}`,
          industry_id: random.integer(1, 3),
          headquarters: random.pick(CITIES),
          weight: random.integer(0, 1),
          import_ids: random.chance(0.8) ? '{1}' : null,
        });
      },
      () =>
        run(
          database,
          `update research.company_figures set reviews = n, rating_total = n * ${random.integer(1, 5)}, jobs = ${random.integer(0, 1)}
           from (select ${random.integer(0, 2 * MIN_GROUP)} as n) as drawn where company_id = $1`,
          any(),
        ),
      () =>
        run(
          database,
          'update catalog.companies set industry_id = $2, headquarters = $3 where id in ($1, $1 + 1)',
          any(),
          random.integer(1, 3),
          random.pick(CITIES),
        ),
      () =>
        run(
          database,
          `insert into research.company_profiles (company_id, indian_employees) select id, $2 from catalog.companies where id = $1
           on conflict (company_id) do update set indian_employees = excluded.indian_employees`,
          any(),
          random.pick(SIZES),
        ),
      () =>
        run(
          database,
          `insert into research.company_offices (company_id, slug, position, city, location_id)
           select id, 'kochi', 0, 'Kochi', 3 from catalog.companies where id = $1 on conflict do nothing`,
          any(),
        ),
      () => run(database, 'delete from research.company_offices where company_id = $1', any()),
      // Cities may come after, and go before, their companies.
      () => run(database, `insert into catalog.locations (id, name) values (77, 'Surat') on conflict do nothing`),
      () => run(database, 'delete from catalog.locations where id = 77'),
      () => run(database, `update catalog.industries set name = $1 where id = 3`, random.pick(['Looms', 'Dyes'])),
    ];
    for (let change = 0; change < CHANGES; change += 1) await random.pick(changes)();
    const kept = `select company_id as id, option from research.listed_companies, unnest(tsvector_to_array(facets)) as option where option <> 'all'
      and option not in ('rating:3.5', 'rating:4')`;
    expect(await pairs(kept)).toEqual(await pairs(RECOUNTED));
    expect(await counts('select token as option, companies as n from research.company_options')).toEqual(
      await counts(
        'select option, count(*)::int as n from research.listed_companies, unnest(tsvector_to_array(facets)) as option group by option',
      ),
    );
    const { body } = await user.get('/api/company/companies/filters');
    for (const { key, options } of body)
      for (const { urlName, count } of options.filter((option: { count: number }) => option.count > 0))
        expect((await namesIn(`${key}=${urlName}`)).total, `${key}=${urlName}`).toBe(count);
  });
});
