import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import type { DisposablePostgres } from '@tests/support/test-database';
import { migratedPostgres, testDatabaseUrl } from '@tests/support/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { migrate, productSchema, readSchemaState, TablesInUse } from '@/server/platform/migrate';
import { openPostgres } from '@/server/platform/postgres-database';

const LOCK_MS = 100;

describe.skipIf(testDatabaseUrl === null)('a migration of a table that is in use', () => {
  const newFolder = temporaryFolders('migration-waits');
  const schema = { ...productSchema, migrations: join(newFolder(), 'migrations') };
  let postgres: DisposablePostgres;
  let database: Database;
  const clients: pg.Client[] = [];
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    clients.push(client);
    return client;
  };
  /** Adds a migration. Returns its time in the journal. */
  const add = (tag: string, sql: string): number => {
    const file = join(schema.migrations, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8'));
    const { idx, when } = journal.entries.at(-1);
    journal.entries.push({ ...journal.entries.at(-1), idx: idx + 1, when: when + 1, tag });
    writeFileSync(file, JSON.stringify(journal));
    writeFileSync(join(schema.migrations, `${tag}.sql`), sql);
    return when + 1;
  };

  beforeAll(async () => {
    cpSync(productSchema.migrations, schema.migrations, { recursive: true });
    add('more', 'alter table "content"."communities" add column "more" text;');
    postgres = await migratedPostgres();
    database = await openPostgres(postgres.url, 2);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await database.close();
    await postgres.drop();
  });

  it('lets others read between its tries, gives up after the last one, and succeeds once the table is free', async () => {
    const [user, reader] = [await connected(), await connected()];
    await user.query('begin; select from content.communities');
    const waits = { lock: LOCK_MS, pauses: [1, 1] };
    await expect(migrate(database, schema, waits)).rejects.toThrow(TablesInUse);
    expect(await readSchemaState(database, schema)).toMatchObject({
      kind: 'older',
      missing: 1,
      locked: [{ name: 'content.communities' }],
    });

    const migrated = migrate(database, schema, { lock: LOCK_MS, pauses: Array.from({ length: 600 }, () => 1) });
    let isWaiting = false;
    while (!isWaiting) {
      const { rows } = await reader.query("select from pg_locks where mode = 'AccessExclusiveLock' and not granted");
      isWaiting = rows.length > 0;
    }
    // Without a limit it would wait for the migration.
    await reader.query('set statement_timeout = 20000; select from content.communities');
    await user.query('commit');
    expect(await migrated).toBe(1);
    expect((await readSchemaState(database, schema)).kind).toBe('current');
  });

  it('builds an index while others write, once for several processes', async () => {
    const newest = add(
      'index',
      [
        'drop index concurrently if exists content.more_names;',
        'create index concurrently more_names on content.communities (more);',
      ].join('\n--> statement-breakpoint\n'),
    );
    expect(await readSchemaState(database, schema)).toMatchObject({ kind: 'older', missing: 1, locked: [] });
    const [user, writer] = [await connected(), await connected()];
    await user.query('begin; update content.communities set more = null');
    const migrated = Promise.all([migrate(database, schema), migrate(database, schema)]);
    const isBuilding = async () =>
      (
        await writer.query(
          "select from pg_stat_activity where datname = current_database() and query like '%create index concurrently%' and state = 'active' and pid <> pg_backend_pid()",
        )
      ).rowCount;
    await expect.poll(isBuilding).toBe(1);
    await writer.query(
      `set lock_timeout = 20000; insert into content.communities (type, entity_id, name, slug, category) values ('topic', -1, 'One', 'one', 'Topic')`,
    );
    await user.query('commit');
    expect((await migrated).toSorted()).toEqual([0, 1]);
    const { rows } = await writer.query(
      "select indisvalid as is_valid from pg_index where indexrelid = 'content.more_names'::regclass",
    );
    expect(rows).toEqual([{ is_valid: true }]);
    const recorded = await writer.query('select from drizzle.__drizzle_migrations where created_at = $1', [newest]);
    expect([recorded.rowCount, (await readSchemaState(database, schema)).kind]).toEqual([1, 'current']);
  });
});
