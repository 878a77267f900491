import { randomUUID } from 'node:crypto';
import { insertRow, run, select } from '@tests/support/sql';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { bigint, text } from '../sql-types';
import { RowMixing } from './row-mixing';

const MINUTES_5 = 300_000;
const USERS = 40;
const MAX_CORRELATION = 0.65;

describe.each(testDatabaseKinds)('mixing on %s', (kind) => {
  let database: Database;
  let drop: () => Promise<void>;
  let now = Date.parse('2026-03-01T05:00:00Z');
  const mixing = (): RowMixing => new RowMixing({ database, now: () => now }, ['identity.users']);

  beforeAll(async () => {
    ({ database, drop } = await openDatabaseOn(kind));
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  beforeEach(() =>
    database.execute("delete from identity.users; delete from platform.facts where name like 'mixed %'"),
  );

  const come = (name: string): Promise<void> =>
    insertRow(database, 'identity.users', {
      id: randomUUID(),
      public_id: randomUUID(),
      name,
      email: `${name}@b.example`,
    });
  const dumped = async (): Promise<readonly string[]> =>
    (await select(database, { name: text }, 'select name from identity.users')).map(({ name }) => name);
  const places = async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await select(database, { name: text, at: text }, 'select name, ctid::text as at from identity.users');
    return new Map(rows.map(({ name, at }) => [name, at]));
  };
  const turn = async (): Promise<void> => {
    now += MINUTES_5;
    await mixing().run();
  };

  function correlation(one: readonly string[], other: readonly string[]): number {
    const squares = one
      .map((name, place) => (other.indexOf(name) - place) ** 2)
      .reduce((sum, square) => sum + square, 0);
    return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
  }

  it.each([
    ['one in a turn', 1],
    ['all before the first', USERS],
  ])('leaves no order of those who came, %s', async (_name, ofTurn) => {
    const came: string[] = [];
    while (came.length < USERS) {
      for (let each = 0; each < ofTurn; each += 1) {
        const name = `user-${came.length}`;
        await come(name);
        came.push(name);
      }
      if (ofTurn === USERS) expect(correlation(came, await dumped())).toBe(1);
      await turn();
    }
    expect(new Set(await dumped())).toEqual(new Set(came));
    expect(Math.abs(correlation(came, await dumped()))).toBeLessThan(MAX_CORRELATION);
    now += 24 * 3_600_000;
    await turn();
    expect(Math.abs(correlation(came, await dumped()))).toBeLessThan(MAX_CORRELATION);
  });

  it('moves nothing where nobody came, and no row twice for its own moving', async () => {
    for (let each = 0; each < 5; each += 1) await come(`user-${each}`);
    await turn();
    const before = await places();
    await turn();
    await turn();
    expect(await places()).toEqual(before);
  });

  it('moves a row that changed, with others', async () => {
    for (let each = 0; each < 5; each += 1) await come(`user-${each}`);
    await turn();
    const before = await places();
    await run(database, "update identity.users set picture_url = '/p' where name = 'user-3'");
    await turn();
    const after = await places();
    expect([...before].filter(([name, place]) => after.get(name) === place)).toEqual([]);
  });

  it('takes one turn for all processes in five minutes', async () => {
    await come('user-0');
    await turn();
    await come('user-1');
    const before = await places();
    await mixing().run();
    expect(await places()).toEqual(before);
    await turn();
    expect(await places()).not.toEqual(before);
  });

  it('takes all rows for new where the transactions that it noted lie ahead: in a database that was restored', async () => {
    await come('user-0');
    await turn();
    const ahead = JSON.stringify({ since: '9000000000', movedBy: [], day: '2026-03-01', dayStart: '9000000000' });
    await run(database, "update platform.facts set value = $1 where name = 'mixed identity.users'", ahead);
    const before = await places();
    await turn();
    expect(await places()).not.toEqual(before);
  });

  it.runIf(kind === 'postgres')('does not wait for a row that somebody writes, and nobody waits for it', async () => {
    await come('user-0');
    await come('user-1');
    await database.transaction(async (tx) => {
      await run(tx, "update identity.users set picture_url = '/q' where name = 'user-0'");
      await turn();
    });
    const [row] = await select(database, { users: bigint }, 'select count(*) as users from identity.users');
    expect(row?.users).toBe(2);
  });
});
