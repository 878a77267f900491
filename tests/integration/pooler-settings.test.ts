import { emptyPostgres, PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '@/server/platform/postgres-database';

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`settings of a database behind a pooler${reason}`, () => {
  it('are given by the commands that a refused start prints, run as a role that only owns an empty database', async () => {
    const { url, drop } = await emptyPostgres();
    const open = () => openPostgres(url, 1, PATIENT, url);
    const refusal = await open().then(
      () => '',
      (error: Error) => error.message,
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select rolsuper as is_superuser from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ is_superuser: false }]);
    for (const command of refusal.split('\n').slice(1)) await client.query(command);
    await client.end();
    const database = await open();
    await database.close();
    await drop();
  });
});
