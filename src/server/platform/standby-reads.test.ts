import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from './database';
import { translateUnavailable } from './database-unavailable';
import { logPosition, standbyPosition } from './standby.queries';
import { StandbyReads } from './standby-reads';
import { Statement } from './statement';
import { rowsOf } from './transactions';

const read = new Statement({ name: 'read', parameters: [], columns: {}, text: 'select' });

function answering(answer: (name: string) => readonly unknown[]): Database {
  return {
    kind: 'postgres',
    query: async (statement, ..._values) => rowsOf(statement, answer(statement.name)),
    transaction: () => Promise.reject(new Error('It only reads.')),
    afterCommit: (act) => act(),
    execute: async () => undefined,
    close: async () => undefined,
  };
}

it.each([
  { state: '57014', repeats: 0, isUsable: true },
  { state: '57P01', repeats: 1, isUsable: false },
])('after $state of the standby the primary is asked $repeats times', async ({ state, repeats, isUsable }) => {
  let asked = 0;
  const primary = answering((name) => {
    if (name === logPosition.name) return [{ position: '0/1' }];
    asked += 1;
    return [];
  });
  const standby = answering((name) => {
    if (name === standbyPosition.name) return [{ reached: true, behind: 0 }];
    throw translateUnavailable(Object.assign(new Error('It ended the statement.'), { code: state }));
  });
  const reads = new StandbyReads(primary, async () => standby);
  const app = fastify();
  reads.watch(app, () => false);
  app.get('/sitemap.xml', () => reads.database.query(read));
  await reads.look();
  const { statusCode } = await app.inject('/sitemap.xml');
  expect({ asked, isUsable: reads.isUsable, failed: statusCode === 500 }).toEqual({
    asked: repeats,
    isUsable,
    failed: isUsable,
  });
});
