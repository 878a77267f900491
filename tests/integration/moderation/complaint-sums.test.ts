import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { startWorld } from '../harness/world';

it('hidden contributions and decided appeals are counted from five on', async () => {
  const world = await startWorld(testDatabaseKind);
  const { database } = world.server;
  const month = `${monthInIndia(world.now())}-01`;
  const add = async (numbers: readonly number[]) => {
    for (const number of numbers) {
      await insertRow(database, 'moderation.hides', {
        kind: 'photo',
        item_id: randomUUID(),
        month,
        place: 'Vaayuna Technologies',
      });
      const line = { month, kind: 'post', act: 'PUBLISHED', rule: null, origin: 'APPEAL' };
      await insertRow(database, 'moderation.log', { number, ...line, place: null, hash: '0'.repeat(64) });
    }
  };
  const user = await world.user();
  const sums = async () => {
    const { appeals, hidden } = (await user.get('/api/complaints/sums')).body;
    return { appeals, hidden };
  };
  await add([1, 2, 3, 4]);
  expect(await sums()).toEqual({ appeals: { decided: null, won: null }, hidden: { count: null, places: [] } });
  await add([5]);
  const places = [{ place: 'Vaayuna Technologies', count: 5 }];
  expect(await sums()).toEqual({ appeals: { decided: 5, won: 5 }, hidden: { count: 5, places } });
  await world.stop();
});
