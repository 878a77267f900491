import { insertRow, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { integer, text } from '@/server/platform/sql-types';
import { withdrawalHousekeeping } from '@/server/platform/withdrawal/housekeeping';
import { startWorld } from '../harness/world';

it('what authors took away for good is counted by its month, and there is nothing else of it in public', async () => {
  const world = await startWorld(testDatabaseKind);
  const { database } = world.server;
  const endsAt = new Date(world.now());
  for (let item = 0; item < 6; item += 1)
    await insertRow(database, 'moderation.withdrawn', {
      ...{ kind: 'salary', item_id: `0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c0${item}`, seal: Buffer.alloc(8) },
      ends_at: item === 5 ? new Date(world.now() + DAY_MS) : endsAt,
    });
  await withdrawalHousekeeping(database)(world.now());
  const kept = () => select(database, { kind: text }, 'select kind from moderation.withdrawn');
  expect(await kept()).toHaveLength(6);
  world.pass(2 * HOUR_MS);
  await withdrawalHousekeeping(database)(world.now());
  await withdrawalHousekeeping(database)(world.now());
  expect(await kept()).toHaveLength(1);
  const { sums } = (await world.guest().get('/api/moderation/log/sums')).body;
  expect(sums).toMatchObject([{ kind: 'salary', act: 'WITHDRAWN', count: 5 }]);
  world.pass(DAY_MS);
  await withdrawalHousekeeping(database)(world.now());
  const counted = await select(
    database,
    { count: integer },
    'select sum(count)::int as count from moderation.withdrawals',
  );
  expect(counted).toEqual([{ count: 6 }]);
  await world.stop();
}, 30_000);
