import { emptyPostgres, PATIENT, testDatabaseUrl } from '@tests/support/test-database';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '@/server/platform/postgres-database';
import { giveSettings } from './harness/give-settings';

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`settings of a database behind a pooler${reason}`, () => {
  async function emptyDatabase() {
    const { url, drop } = await emptyPostgres();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await drop();
    });
    return { url, client };
  }

  it('are given by the commands that a refused start prints, run as a role that only owns an empty database', async () => {
    const { url, client } = await emptyDatabase();
    const { rows } = await client.query('select rolsuper as is_superuser from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ is_superuser: false }]);
    await giveSettings(url, PATIENT);
    const database = await openPostgres(url, 1, PATIENT, url);
    await database.close();
  });

  it('may have the statement limit of the version before, and no other', async () => {
    const { url, client } = await emptyDatabase();
    await giveSettings(url, PATIENT);
    const open = () => openPostgres(url, 1, { ...PATIENT, read: 3_000 }, url);
    const database = await open();
    await database.close();
    await client.query(
      `alter role current_user in database ${new URL(url).pathname.slice(1)} set statement_timeout = '7s'`,
    );
    await expect(open()).rejects.toThrow('lack settings: statement_timeout.');
  });
});
