import { randomUUID } from 'node:crypto';
import { describeOnDatabases } from '@tests/integration/harness/describe-on-databases';
import { insertRow } from '@tests/support/sql';
import { executeAsSuperuser } from '@tests/support/test-database';
import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { anInterview, aReview, aSalary } from './harness/told-contributions';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('the figures of the product', (on) => {
  let world: World;
  afterEach(() => world.stop());

  const figures = async () => (await world.guest().get('/api/aggregation/aggregation/headline-stats')).body;

  it('[PD-STATS] are counted once a day, as they were when it began', async () => {
    world = await startWorld(on);
    const first = await world.user();
    await world.user();
    expect((await figures()).users).toBe(0);
    world.pass(DAY_MS);
    expect(await figures()).toEqual({
      reviews: 0,
      interviews: 0,
      salaries: 0,
      users: 2,
      newestSalary: null,
      spotlight: null,
    });
    // Account changes must stay invisible.
    expect((await first.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'erase' })).status).toBe(
      204,
    );
    for (const minutes of [9, 2]) {
      world.pass(minutes * 60_000);
      expect((await figures()).users).toBe(2);
    }
    world.pass(DAY_MS);
    expect((await figures()).users).toBe(1);
  });

  it('count no card that others do not see yet, and no pay before its snapshot', async () => {
    world = await startWorld(on, { config: { cards: { showWithinHours: 24 } } });
    const person = await world.user();
    const key = () => ({ 'idempotency-key': randomUUID() });
    const review = { companyName: 'Vaayuna Technologies', review: aReview };
    expect((await person.post('/api/review/reviews', review, key())).status).toBe(201);
    expect((await person.post('/api/salary/salaries', aSalary, key())).status).toBe(201);
    expect((await person.post('/api/interviews/interviews', anInterview, key())).status).toBe(201);
    expect(await figures()).toMatchObject({ reviews: 0, salaries: 0, interviews: 0 });
  });

  it('are counted again within the day where there was nothing: an import may have brought it', async () => {
    world = await startWorld(on);
    const give = async () =>
      (await world.user()).post(
        '/api/review/reviews',
        { companyName: 'Vaayuna Technologies', review: aReview },
        { 'idempotency-key': randomUUID() },
      );
    expect((await figures()).reviews).toBe(0);
    for (const shown of [1, 1]) {
      expect((await give()).status).toBe(201);
      world.pass(11 * 60_000);
      expect((await figures()).reviews).toBe(shown);
    }
    world.pass(DAY_MS);
    expect((await figures()).reviews).toBe(2);
  });

  it('count imported pay, which figures are made of at once', async () => {
    world = await startWorld(on);
    await insertRow(world.server.database, 'research.salaries', {
      id: randomUUID(),
      company_id: 1,
      job_profile_id: 1,
      month: '2026-03-01',
      fixed: 900_000,
      natural_key: 'an imported report',
    });
    expect((await figures()).salaries).toBe(1);
  });

  it('[PD-STATS] are at least those of a site that the deployment takes over', async () => {
    const taken = { reviews: 8_000_000, interviews: 1_000_000, salaries: 40_000_000, users: 1 };
    world = await startWorld(on, { config: { figures: taken } });
    await world.user();
    await world.user();
    world.pass(DAY_MS);
    expect(await figures()).toEqual({ ...taken, users: 2, newestSalary: null, spotlight: null });
  });

  it('are estimated, not counted, over a million rows', async () => {
    world = await startWorld(on);
    await world.user();
    // The estimate that ANALYZE would have left.
    await executeAsSuperuser(
      world.server.database,
      "update pg_class set reltuples = 15300000 where oid = 'identity.users'::regclass",
    );
    expect((await figures()).users).toBe(15_300_000);
  });
});
