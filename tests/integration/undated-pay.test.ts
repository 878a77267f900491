import { insertJob } from '@tests/contract/harness/seed-jobs';
import { insertSalaryFigure } from '@tests/support/insert-salary-figure';
import { select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { NO_MONTH } from '@/core/kernel/figures/told-month.rules';
import { integer, text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const ROLE = 'Nurse';

describeOnDatabases('pay of which no report tells its month', (on) => {
  let world: World;
  let role = { id: 0, slug: '' };
  beforeAll(async () => {
    world = await startWorld(on);
    const { database } = world.server;
    const columns = { id: integer, slug: text };
    const ofRole = `select id, slug from catalog.job_profiles where name = '${ROLE}'`;
    const [known = role] = await select(database, columns, ofRole);
    role = known;
    const undated = { imported: MIN_GROUP, newest: `${NO_MONTH}-01` };
    await insertSalaryFigure(database, { job_profile_id: role.id, ...undated });
    await insertJob(
      database,
      { title: ROLE, company: 'Sagarmatha Health', locations: ['Kochi'], jobProfile: ROLE, daysAgo: 1 },
      world.now(),
    );
  });
  afterAll(() => world.stop());

  it('has no newest month beside an opening, in results, or in site maps', async () => {
    const guest = world.guest();
    const { items } = (await guest.get(`/api/jobs/jobs?job_profile=${role.slug}`)).body;
    expect(items).toEqual([
      expect.objectContaining({
        usualPay: expect.objectContaining({ median: 500_000, count: MIN_GROUP, newest: null }),
      }),
    ]);
    const { groups } = (await guest.get(`/api/search/search/results?q=${role.slug}&type=designation`)).body;
    expect(groups[0].items[0]).toMatchObject({ label: ROLE, medianPay: 500_000, newest: null });
    const map = (await world.server.app.inject('/sitemaps/roles.xml')).body;
    expect(map).toContain(`/profile/${role.slug}-salary</loc></url>`);
  });
});
