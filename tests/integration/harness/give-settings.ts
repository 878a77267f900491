import pg from 'pg';
import { openPostgres } from '@/server/platform/postgres-database';
import type { DatabaseTimeouts } from '@/server/platform/postgres-settings';

/**
 * Sets the role's settings as an operator does: starts behind a pooler, and runs the commands that the refusal names.
 * The database itself acts as the pooler.
 */
export async function giveSettings(url: string, waits: DatabaseTimeouts): Promise<void> {
  const refusal = await openPostgres(url, 1, waits, url).then(
    () => '',
    (error: Error) => error.message,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const command of refusal.split('\n').slice(1)) await client.query(command);
  await client.end();
}
