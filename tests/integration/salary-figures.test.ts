import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '@tests/integration/harness/catalogue';
import { insertRow, run, select } from '@tests/support/sql';
import type { DisposableDatabase } from '@tests/support/test-database';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '@/server/demo/random';
import { arrayOf, bigint, integer, text } from '@/server/platform/sql-types';
import { refreshSalaryFigures } from '@/server/services/salary/salaries/refresh-salary-figures';

const columns = {
  company_id: integer,
  job_profile_id: integer,
  location_id: integer,
  band: integer,
  count: integer,
  rows: integer,
  checked: integer,
  quantiles: arrayOf(integer),
};

/** Counts every kept scope anew, in plain SQL over the salaries alone. Only pairs of 200 salaries and more keep those of their cities and bands. */
const RECOUNT = `
  select company_id, job_profile_id, location_id, band, sum(reports)::int as count, count(distinct id)::int as rows,
    coalesce(sum(reports) filter (where is_checked), 0)::int as checked,
    array(select round(point)::int from unnest((
      select percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by amount)
      from unnest(array_agg(total)) as amount
    )) as point) as quantiles
  from (
    select id, total, 1 as reports, is_checked, scope.*
    from (select *, count(*) over (partition by company_id, job_profile_id) >= 200 as is_large from research.salaries) as salary
    cross join generate_series(1, reports)
    cross join lateral (values
      (company_id, 0, 0, -1), (0, job_profile_id, 0, -1), (company_id, job_profile_id, 0, -1),
      (company_id, 0, location_id, -1), (0, job_profile_id, location_id, -1),
      (company_id, 0, 0, band::int), (0, job_profile_id, 0, band::int),
      (company_id, case when is_large then job_profile_id end, location_id, -1),
      (company_id, case when is_large then job_profile_id end, 0, band::int)
    ) as scope (company_id, job_profile_id, location_id, band)
    where scope.job_profile_id is not null and scope.location_id is not null and scope.band is not null
  ) as member (id, total, reports, is_checked, company_id, job_profile_id, location_id, band)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const KEPT = `select company_id, job_profile_id, location_id, band::int as band, count, rows, checked, quantiles
  from research.salary_figures order by 1, 2, 3, 4`;

describe.each(testDatabaseKinds)('figures of salaries on %s', (kind) => {
  let disposable: DisposableDatabase;
  const random = new Random(`salary figures ${kind}`);

  beforeAll(async () => {
    disposable = await openDatabaseOn(kind);
    await loadCatalogue(disposable.database);
  });
  afterAll(async () => {
    await disposable.database.close();
    await disposable.drop();
  });

  const add = (companyId = random.integer(1, 3), jobProfileId = random.integer(1, 4)) =>
    insertRow(disposable.database, 'research.salaries', {
      id: randomUUID(),
      company_id: companyId,
      job_profile_id: jobProfileId,
      location_id: random.chance(0.8) ? random.integer(1, 3) : null,
      experience: random.chance(0.8) ? random.integer(0, 30) : null,
      month: `2026-${String(random.integer(1, 11)).padStart(2, '0')}-01`,
      fixed: random.integer(20, 400) * 10_000,
      variable: random.chance(0.5) ? 50_000 : 0,
      reports: random.chance(0.1) ? random.integer(2, 9) : 1,
      is_checked: random.chance(0.4),
      natural_key: randomUUID(),
    });

  it('are those of a recount after salaries came, changed and went, and hold no scope too many', async () => {
    const { database } = disposable;
    for (let number = 0; number < 150; number += 1) await add();
    await refreshSalaryFigures(database);
    await run(database, `update research.salaries set fixed = fixed + 30000, location_id = 2 where fixed % 70000 = 0`);
    await run(database, `update research.salaries set company_id = 3, experience = null where fixed % 110000 = 0`);
    await run(database, `delete from research.salaries where fixed % 130000 = 0 or job_profile_id = 4`);
    for (let number = 0; number < 30; number += 1) await add();
    await refreshSalaryFigures(database);
    const kept = await select(database, columns, KEPT);
    expect(kept.length).toBeGreaterThan(40);
    expect(kept).toEqual(await select(database, columns, RECOUNT));
    const queued = await select(
      database,
      { left: bigint },
      'select count(*) as left from research.salary_figure_queue',
    );
    expect(queued).toEqual([{ left: 0 }]);
  });

  it('of the cities and bands of a pair are kept while it has many salaries, as a recount has them', async () => {
    const { database } = disposable;
    const large = { company_id: integer };
    const parts = `select company_id from research.salary_figures
      where company_id <> 0 and job_profile_id <> 0 and (location_id <> 0 or band <> -1)`;
    expect(await select(database, large, parts)).toEqual([]);
    for (let number = 0; number < 230; number += 1) await add(1, 2);
    await refreshSalaryFigures(database);
    expect((await select(database, large, parts)).length).toBeGreaterThan(6);
    expect(await select(database, columns, KEPT)).toEqual(await select(database, columns, RECOUNT));
    await run(
      database,
      `update research.salaries set location_id = 3, experience = 20 where company_id = 1 and fixed % 50000 = 0`,
    );
    await refreshSalaryFigures(database);
    expect(await select(database, columns, KEPT)).toEqual(await select(database, columns, RECOUNT));
    await run(
      database,
      `delete from research.salaries where id in (select id from research.salaries where company_id = 1 and job_profile_id = 2 limit 60)`,
    );
    await refreshSalaryFigures(database);
    expect(await select(database, large, parts)).toEqual([]);
    expect(await select(database, columns, KEPT)).toEqual(await select(database, columns, RECOUNT));
  });

  it('of industries are those of a recount, also after a company went to another industry', async () => {
    const { database } = disposable;
    await run(database, 'update catalog.companies set industry_id = 1 where id = 2');
    await refreshSalaryFigures(database);
    const ofIndustry = {
      id: integer,
      count: integer,
      rows: integer,
      checked: integer,
      newest: text,
      quantiles: arrayOf(integer),
    };
    const kept = await select(
      database,
      ofIndustry,
      `select industry_id as id, count, rows, checked, newest::text as newest, quantiles from research.industry_salary_figures order by 1`,
    );
    expect(kept.map(({ id }) => id)).toEqual([1, 3]);
    expect(kept).toEqual(
      await select(
        database,
        ofIndustry,
        `select industry_id as id, count(*)::int as count, count(distinct id)::int as rows,
           (count(*) filter (where is_checked))::int as checked, max(month)::text as newest,
           (percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by total))::int[] as quantiles
         from (select s.*, c.industry_id from research.salaries s join catalog.companies c on c.id = s.company_id
               cross join generate_series(1, s.reports)) as reports
         group by industry_id order by 1`,
      ),
    );
  });

  it('of cities and bands read together are those of each one read alone', async () => {
    const { database } = disposable;
    const of = { company_id: integer, id: integer, count: integer, rows: integer, checked: integer };
    const figures = { ...of, last_months: arrayOf(integer), quantiles: arrayOf(integer) };
    const names = 'count, rows, checked, last_months, quantiles';
    for (const [byPlace, alone] of [
      [true, 'pair.job_profile_id, part.id, -1'],
      [false, 'pair.job_profile_id, 0, part.id'],
    ] as const) {
      const parts = `(select distinct company_id, job_profile_id from research.salaries) as pair
        cross join lateral research.salary_groups(pair.company_id, pair.job_profile_id, 0, -1, ${byPlace}) as part`;
      const together = await select(
        database,
        figures,
        `select pair.company_id, id, ${names} from ${parts} order by pair.company_id, job_profile_id, id`,
      );
      const each = await select(
        database,
        figures,
        `select pair.company_id, part.id, one.count, one.rows, one.checked, one.last_months, one.quantiles from ${parts}
         cross join lateral research.salary_figure(pair.company_id, ${alone}) as one
         order by pair.company_id, job_profile_id, part.id`,
      );
      expect(together.length).toBeGreaterThan(15);
      expect(together).toEqual(each);
    }
  });

  it('a company counts its reports', async () => {
    const counts = await select(
      disposable.database,
      { kept: integer, counted: integer },
      `select f.salaries as kept, coalesce((select sum(reports) from research.salaries s where s.company_id = f.company_id), 0)::int as counted
       from research.company_figures f order by f.company_id`,
    );
    expect(counts.map(({ kept }) => kept)).toEqual(counts.map(({ counted }) => counted));
    expect(counts.some(({ kept }) => kept > 0)).toBe(true);
  });
});
