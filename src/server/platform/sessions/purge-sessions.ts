import type { Database } from '../database';

const hour = 3_600_000;
const dayOf = (column: string): string => `date_trunc('day', ${column}, 'UTC')`;
/** The beginning of the next day; the beginning of a day stays. */
const dayAfter = (column: string): string => dayOf(`${column} + interval '1 day' - interval '1 millisecond'`);

/**
 * Removes what has expired, and leaves of every visit but the last hour's no more than its day: the moments of somebody's visits
 * beside the moments of posts would tell who wrote them. `now` and how long a refresh token lasts are in milliseconds.
 */
export async function purgeSessions(database: Database, now: number, refreshMilliseconds: number): Promise<void> {
  await database.query({ name: 'sessions.purge', text: 'delete from identity.sessions where expires_at < $1' }, [
    new Date(now),
  ]);
  await database.query(
    { name: 'sessions.purge-tokens', text: 'delete from identity.refresh_tokens where expires_at < $1' },
    [new Date(now)],
  );
  const before = new Date(now - hour);
  await database.query(
    {
      name: 'sessions.forget-moments',
      text: `update identity.sessions
             set access_expires_at = ${dayOf('access_expires_at')}, expires_at = ${dayAfter('expires_at')}
             where access_expires_at < $1 and access_expires_at <> ${dayOf('access_expires_at')}`,
    },
    [before],
  );
  await database.query(
    {
      name: 'sessions.forget-token-moments',
      text: `update identity.refresh_tokens
             set used_at = case when used_at < $1 then ${dayOf('used_at')} else used_at end,
                 expires_at = ${dayAfter('expires_at')}
             where expires_at < $2
               and (expires_at <> ${dayOf('expires_at')} or used_at < $1 and used_at <> ${dayOf('used_at')})`,
    },
    [before, new Date(before.getTime() + refreshMilliseconds)],
  );
}
