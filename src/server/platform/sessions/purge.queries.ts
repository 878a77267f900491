import { moment } from '../sql-types';
import { defineStatement } from '../statement';

const dayOf = (column: string): string => `date_trunc('day', ${column}, 'UTC')`;
/** The beginning of the next day; the beginning of a day stays. */
const dayAfter = (column: string): string => dayOf(`${column} + interval '1 day' - interval '1 millisecond'`);

/** Removes the sessions that ended before `$1`. */
export const purgeExpiredSessions = defineStatement({
  name: 'session.purge',
  parameters: [moment],
  columns: {},
  text: 'delete from identity.sessions where expires_at < $1',
});

/** Removes the refresh tokens that ended before `$1`. */
export const purgeExpiredTokens = defineStatement({
  name: 'session.purge-tokens',
  parameters: [moment],
  columns: {},
  text: 'delete from identity.refresh_tokens where expires_at < $1',
});

/** Removes the providers' tokens that expired before `$1`: no check passes them any more. */
export const purgeUsedTokens = defineStatement({
  name: 'session.purge-used-tokens',
  parameters: [moment],
  columns: {},
  text: 'delete from identity.used_tokens where expires_at < $1',
});

/** Reduces the moments of sessions whose access token ended before `$1` to their days. */
export const coarsenSessions = defineStatement({
  name: 'session.coarsen',
  parameters: [moment],
  columns: {},
  text: `update identity.sessions
         set access_expires_at = ${dayOf('access_expires_at')}, expires_at = ${dayAfter('expires_at')}
         where access_expires_at < $1 and access_expires_at <> ${dayOf('access_expires_at')}`,
});

/** Reduces the moments of refresh tokens that were used before `$1` or end before `$2` to their days. */
export const coarsenTokens = defineStatement({
  name: 'session.coarsen-tokens',
  parameters: [moment, moment],
  columns: {},
  text: `update identity.refresh_tokens
         set used_at = case when used_at < $1 then ${dayOf('used_at')} else used_at end,
             expires_at = case when expires_at < $2 then ${dayAfter('expires_at')} else expires_at end
         where expires_at < $2 and expires_at <> ${dayOf('expires_at')}
            or used_at < $1 and used_at <> ${dayOf('used_at')}`,
});
