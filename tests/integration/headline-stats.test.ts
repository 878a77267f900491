import { describeOnDatabases } from '@tests/integration/harness/describe-on-databases';
import { executeAsSuperuser } from '@tests/support/test-database';
import { afterEach, expect, it } from 'vitest';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('the figures of the product', (on) => {
  let world: World;
  afterEach(() => world.stop());

  const figures = async () => (await world.guest().get('/api/aggregation/aggregation/headline-stats')).body;

  it('[PD-STATS] are counted once in ten minutes', async () => {
    world = await startWorld(on);
    await world.user();
    expect(await figures()).toEqual({
      reviews: 0,
      interviews: 0,
      salaries: 0,
      users: 1,
      newestSalary: null,
      spotlight: null,
    });
    await world.user();
    world.pass(9 * 60_000);
    expect((await figures()).users).toBe(1);
    world.pass(2 * 60_000);
    expect((await figures()).users).toBe(2);
  });

  it('[PD-STATS] are at least those of a site that the deployment takes over', async () => {
    const taken = { reviews: 8_000_000, interviews: 1_000_000, salaries: 40_000_000, users: 1 };
    world = await startWorld(on, { config: { figures: taken } });
    await world.user();
    await world.user();
    expect(await figures()).toEqual({ ...taken, users: 2, newestSalary: null, spotlight: null });
  });

  it('are estimated, not counted, over a million rows', async () => {
    world = await startWorld(on);
    await world.user();
    // The estimate is that which ANALYZE would have left.
    await executeAsSuperuser(
      world.server.database,
      "update pg_class set reltuples = 15300000 where oid = 'identity.users'::regclass",
    );
    expect((await figures()).users).toBe(15_300_000);
  });
});
