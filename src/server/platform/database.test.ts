import { insertRow, select } from '@tests/support/sql';
import { openTestDatabase, PATIENT } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database';
import { isUniqueViolation } from './database';
import { migrate } from './migrate';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';
import type { Columns, Parameters } from './sql-types';
import { bigint, integer, nullable, text } from './sql-types';
import { Statement } from './statement';

const prepared = <const P extends Parameters, const C extends Columns>(
  name: string,
  parameters: P,
  columns: C,
  text: string,
) => new Statement({ name: `test.${name}`, parameters, columns, text });

const serverUrl = process.env.TEST_DATABASE_URL;
const kinds: readonly [string, () => Promise<Database>][] = [
  ['the embedded database', openTestDatabase],
  ...(serverUrl === undefined
    ? []
    : [['PostgreSQL', () => openPostgres(serverUrl, 4, PATIENT)] satisfies [string, () => Promise<Database>]]),
];

describe.each(kinds)('Database on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database);
  });
  afterAll(() => database.close());

  const put = (on: Database, name: string) =>
    on.query(prepared('put', [text], {}, 'insert into platform.facts (name, value) values ($1, $1)'), name);
  const has = async (name: string): Promise<boolean> => {
    const has = prepared('has', [text], { name: text }, 'select name from platform.facts where name = $1');
    const rows = await database.query(has, name);
    return rows.length === 1;
  };
  const unique = (name: string): string => `${name} ${Math.random()}`;

  it('runs no migration twice', async () => {
    expect(await migrate(database)).toBe(0);
  });

  it('answers values as promised', async () => {
    const [row] = await select(
      database,
      {},
      `select 5000000000::int8 as big, 1.50::numeric as exact, date '2026-02-03' as day, '\\xdead'::bytea as bytes,
             timestamptz '2026-02-03 04:05:06.789Z' as at, '{"a":[1]}'::jsonb as json, array[1,2]::int8[] as bigs,
             array['a','b,"c'] as words, count(*) as n`,
    );
    expect(row).toEqual({
      big: 5_000_000_000,
      exact: '1.50',
      day: '2026-02-03',
      bytes: Buffer.from('dead', 'hex'),
      at: new Date('2026-02-03T04:05:06.789Z'),
      json: { a: [1] },
      bigs: [1, 2],
      words: ['a', 'b,"c'],
      n: 1,
    });
  });

  it('takes values as promised', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z');
    const [row] = await select(
      database,
      {},
      'select $1::jsonb as json, $2::text[] as words, $3::bytea as bytes, $4::timestamptz as at, $5::int8[] as bigs, $6::uuid as id, $7::text as nothing',
      JSON.stringify({ a: 1 }),
      ['x', 'y"'],
      Buffer.from([1, 2]),
      at,
      [1, 2],
      '00000000-0000-4000-8000-000000000001',
      null,
    );
    expect(row).toEqual({
      json: { a: 1 },
      words: ['x', 'y"'],
      bytes: Buffer.from([1, 2]),
      at,
      bigs: [1, 2],
      id: '00000000-0000-4000-8000-000000000001',
      nothing: null,
    });
  });

  it('throws rather than round an integer', async () => {
    await expect(
      database.query(prepared('unsafe', [], { n: bigint }, 'select 9007199254740993::int8 as n')),
    ).rejects.toThrow(RangeError);
  });

  it('commits what resolves and rolls back what rejects', async () => {
    const [kept, lost] = [unique('kept'), unique('lost')];
    expect(await database.transaction((tx) => put(tx, kept).then(() => 'answer'))).toBe('answer');
    const failing = database.transaction(async (tx) => {
      await insertRow(tx, 'platform.facts', { name: lost, value: '' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await has(kept), await has(lost)]).toEqual([true, false]);
  });

  it('does what waits for a commit after it, once, and nothing of what was rolled back', async () => {
    const name = unique('after');
    const seen: string[] = [];
    const note = (said: string) => () => void seen.push(said);
    await database.transaction(async (tx) => {
      tx.afterCommit(note('first'));
      const failed = tx.transaction(async (part) => {
        part.afterCommit(note('undone'));
        throw new Error('undo this part');
      });
      await expect(failed).rejects.toThrow('undo this part');
      await tx.transaction(async (part) => part.afterCommit(note('second')));
      await put(tx, name);
      seen.push('still open');
    });
    expect(seen).toEqual(['still open', 'first', 'second']);
    const refused = database.transaction(async (tx) => {
      tx.afterCommit(note('never'));
      await put(tx, name);
    });
    await expect(refused).rejects.toThrow();
    database.afterCommit(note('at once'));
    expect(seen).toEqual(['still open', 'first', 'second', 'at once']);
  });

  it('keeps other statements out of a transaction', async () => {
    const [inside, outside] = [unique('inside'), unique('outside')];
    let beside: Promise<unknown> = Promise.resolve();
    const failing = database.transaction(async (tx) => {
      beside = put(database, outside);
      await put(tx, inside);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await beside;
    expect([await has(inside), await has(outside)]).toEqual([false, true]);
  });

  it('undoes a failed part of a transaction and goes on', async () => {
    const [first, second] = [unique('first'), unique('second')];
    await database.transaction(async (tx) => {
      await put(tx, first);
      await tx
        .transaction((inner) => put(inner, first))
        .catch((error: unknown) => expect(isUniqueViolation(error)).toBe(true));
      await put(tx, second);
    });
    expect([await has(first), await has(second)]).toEqual([true, true]);
  });

  it('refuses two texts under one name', async () => {
    await database.query(prepared('same', [], { one: integer }, 'select 1 as one'));
    await expect(database.query(prepared('same', [], { two: integer }, 'select 2 as two'))).rejects.toThrow(
      /test\.same/,
    );
  });

  it('goes on after a refused statement, on the same connection and in the same transaction', async () => {
    const bad = prepared('bad', [integer], { quotient: integer }, 'select 1 / $1::int as quotient');
    await expect(database.query(bad, 0)).rejects.toThrow('division by zero');
    await expect(database.query(prepared('none', [], {}, 'select * from nowhere'))).rejects.toThrow('nowhere');
    expect(await database.query(bad, 1)).toEqual([{ quotient: 1 }]);
    await database.transaction(async (tx) => {
      await tx.transaction((inner) => inner.query(bad, 0)).catch(() => undefined);
      expect(await tx.query(bad, 1)).toEqual([{ quotient: 1 }]);
    });
  });

  it('takes a statement again after its table has changed', async () => {
    const table = `changed_${Math.random().toString(36).slice(2)}`;
    await database.execute(`create table ${table} (a int); insert into ${table} values (1)`);
    const all = prepared(table, [], { a: nullable(integer) }, `select * from ${table}`);
    expect(await database.query(all)).toEqual([{ a: 1 }]);
    await database.execute(`alter table ${table} add column b text`);
    const again = await database.query(all).catch((error: unknown) => String(error));
    // A connection fails once; tables do not change while a server runs.
    expect([[{ a: 1, b: null }], 'error: cached plan must not change result type']).toContainEqual(again);
  });

  it('keeps a hundred statements at once apart', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const echo = prepared('echo', [integer], { number: integer }, 'select $1::int as number');
    const rows = await Promise.all(numbers.map((number) => database.query(echo, number)));
    expect(rows).toEqual(numbers.map((number) => [{ number }]));
  });

  it('knows a unique violation', async () => {
    const name = unique('twice');
    await put(database, name);
    const error: unknown = await put(database, name).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });
});

describe('openPostgres', () => {
  it('says what to do when no server answers', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/none', 1)).rejects.toThrow(
      /DATABASE_URL does not answer .*leave DATABASE_URL out/,
    );
  });
});

describe('snapshot', () => {
  it('starts another database with the same data', async () => {
    const first = await openTestDatabase();
    const copy = await openPglite(null, await first.snapshot());
    expect(await migrate(copy)).toBe(0);
    await Promise.all([first.close(), copy.close()]);
  });
});
