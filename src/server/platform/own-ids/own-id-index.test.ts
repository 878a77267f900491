import { randomUUID } from 'node:crypto';
import { run, select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthorship } from '../authorship';
import type { Database } from '../database';
import { bytes, integer, text } from '../sql-types';
import { CONTRIBUTION_TABLES } from './contribution-tables';
import { OwnIdIndex } from './own-id-index';
import { MAX_INDEXED_PER_TRANSACTION } from './own-ids.queries';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const ASHA = authorship.personaRef('asha');
const RAVI = authorship.personaRef('ravi');

describe('the sealed index of own ids', () => {
  let database: Database;
  let rowsRead = 0;
  let index: OwnIdIndex;
  beforeAll(async () => {
    database = await openSuiteDatabase();
    const query: Database['query'] = async (statement, ...values) => {
      const rows = await database.query(statement, ...values);
      rowsRead += rows.length;
      return rows;
    };
    index = new OwnIdIndex({ ...database, query }, authorship);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.execute(`
      delete from persona.own_ids; delete from platform.unindexed_contributions; delete from content.posts; delete from content.communities;
      insert into content.communities (type, entity_id, name, slug, category) values ('topic', 1, 'One', 'one', 'Topic');
    `),
  );

  async function write(persona: Buffer, count: number): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await store(persona, ids);
    return ids;
  }
  async function store(persona: Buffer, ids: readonly string[]): Promise<void> {
    await run(
      database,
      `insert into content.posts (id, status, content, author_ref, author_seal, author_name, author_avatar, author_color,
         profile_type, community_type, community_id, created_at)
       select id, 'LIVE', 'text', ref, seal, 'PeepalRoot', 'kolam:a', '#E9E3D8', 'ANONYMOUS', 'topic', 1, now()
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as written (id, ref, seal)`,
      ids,
      ids.map((id) => authorship.authorRef(persona, id)),
      ids.map((id) => authorship.sealAuthor(persona, id)),
    );
  }
  const readBy = async (persona: Buffer) => {
    rowsRead = 0;
    const ids = await index.idsOf(persona, 'posts');
    return { ids: ids.toSorted(), rowsRead };
  };
  const blocks = () => select(database, { block_ref: bytes, ids_seal: bytes }, 'select * from persona.own_ids');
  const waiting = async () => {
    const [row] = await select(
      database,
      { n: integer },
      'select count(*)::integer as n from platform.unindexed_contributions',
    );
    return row?.n;
  };

  it('finds a contribution at once, and after it was indexed without reading those of others', async () => {
    const own = await write(ASHA, 3);
    await write(RAVI, 400);
    expect(await readBy(ASHA)).toEqual({ ids: own.toSorted(), rowsRead: 403 });
    expect(await index.indexWaiting()).toBe(403);
    expect(await waiting()).toBe(0);
    expect(await readBy(ASHA)).toEqual({ ids: own.toSorted(), rowsRead: 1 });
    const more = await write(ASHA, 1);
    expect(await readBy(ASHA)).toEqual({ ids: [...own, ...more].toSorted(), rowsRead: 2 });
    expect(await index.idsOf(ASHA, 'comments')).toEqual([]);
  });

  it('keeps every id once, however many turns and at once', async () => {
    const own = new Set<string>();
    for (const count of [1, 24, 1, 30, 700]) {
      for (const id of await write(ASHA, count)) own.add(id);
      await Promise.all([index.indexWaiting(), index.indexWaiting()]);
    }
    expect((await index.idsOf(ASHA, 'posts')).toSorted()).toEqual([...own].toSorted());
    expect(await blocks()).toHaveLength(Math.ceil(own.size / 25));
  });

  it('is made with as few statements for many authors as for one', async () => {
    let statements = 0;
    const counted = new OwnIdIndex(
      {
        ...database,
        transaction: (work) =>
          database.transaction((tx) => {
            const query: Database['query'] = (statement, ...values) => {
              statements += 1;
              return tx.query(statement, ...values);
            };
            return work({ ...tx, query });
          }),
      },
      authorship,
    );
    const statementsFor = async () => {
      statements = 0;
      expect(await counted.indexWaiting()).toBe(20);
      return statements;
    };
    await write(ASHA, 20);
    const forOne = await statementsFor();
    const authors = new Map<Buffer, readonly string[]>();
    for (let author = 0; author < 20; author += 1) {
      const persona = authorship.personaRef(`${author}`);
      authors.set(persona, await write(persona, 1));
    }
    expect(await statementsFor()).toBe(forOne);
    for (const [persona, ids] of authors) expect(await index.idsOf(persona, 'posts')).toEqual(ids);
  });

  it('keeps the ids of each author where several fill blocks in the same turns', async () => {
    const authors = new Map([ASHA, RAVI, authorship.personaRef('meera')].map((persona) => [persona, [] as string[]]));
    for (const count of [60, 30, 60]) {
      for (const [persona, ids] of authors) ids.push(...(await write(persona, count)));
      await index.indexWaiting();
    }
    for (const [persona, ids] of authors) expect((await readBy(persona)).ids).toEqual(ids.toSorted());
    expect(await blocks()).toHaveLength(3 * (150 / 25));
  });

  it('is made with rests, and left where it is when the server closes', async () => {
    await write(ASHA, 150);
    const rests: number[] = [];
    await index.indexWaiting(async (tookMs) => rests.push(tookMs) < 2);
    expect(rests).toHaveLength(2);
    expect(rests.every((tookMs) => tookMs > 0)).toBe(true);
    expect(await waiting()).toBe(150 - 2 * MAX_INDEXED_PER_TRANSACTION);
  });

  it('stores blocks of one length under references that share nothing', async () => {
    await write(ASHA, 1);
    await write(RAVI, 60);
    await index.indexWaiting();
    const stored = await blocks();
    expect(stored).toHaveLength(4);
    expect(new Set(stored.map(({ ids_seal }) => ids_seal.length)).size).toBe(1);
    expect(new Set(stored.map(({ block_ref }) => block_ref.toString('hex'))).size).toBe(4);
    const others = new OwnIdIndex(database, createAuthorship(Buffer.alloc(32, 8)));
    expect(await others.idsOf(RAVI, 'posts')).toEqual([]);
  });

  it('knows what left its table before it was indexed, and what came back, once', async () => {
    const [held = '', other = ''] = await write(ASHA, 2);
    await run(database, 'delete from content.posts where id = $1', held);
    await index.indexWaiting();
    await store(ASHA, [held]);
    expect((await readBy(ASHA)).ids).toEqual([held, other].toSorted());
    expect(await index.indexWaiting()).toBe(1);
    expect(await readBy(ASHA)).toEqual({ ids: [held, other].toSorted(), rowsRead: 1 });
  });

  it('goes with a persona, and leaves that of others', async () => {
    await write(ASHA, 70);
    const others = await write(RAVI, 1);
    await index.indexWaiting();
    await write(ASHA, 2);
    await database.transaction((tx) => index.remove(tx, ASHA));
    expect(await blocks()).toHaveLength(1);
    expect(await waiting()).toBe(0);
    expect(await index.idsOf(ASHA, 'posts')).toEqual([]);
    expect(await index.idsOf(RAVI, 'posts')).toEqual(others);
  });

  it('has a trigger for every table of contributions, of its kind', async () => {
    const triggers = await select(
      database,
      { table: text, arguments: text },
      `select tgrelid::regclass::text as table, encode(tgargs, 'escape') as arguments from pg_trigger
       where tgfoid = 'platform.list_unindexed'::regproc`,
    );
    const expected = Object.entries(CONTRIBUTION_TABLES).map(([kind, table]) => [table, `${kind}\\000`]);
    expect(triggers.map((one) => [one.table, one.arguments]).toSorted()).toEqual(expected.toSorted());
  });
});
