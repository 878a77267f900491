import { date } from '../sql-types';
import { defineStatement } from '../statement';

/** Removes the sessions whose last day was before `$1`. */
export const purgeExpiredSessions = defineStatement({
  name: 'session.purge',
  parameters: [date],
  columns: {},
  text: 'delete from identity.sessions where ends_on < $1',
});

/** Removes the refresh tokens whose last day was before `$1`. */
export const purgeExpiredTokens = defineStatement({
  name: 'session.purge-tokens',
  parameters: [date],
  columns: {},
  text: 'delete from identity.refresh_tokens where ends_on < $1',
});

/** Removes the providers' tokens whose last day was before `$1`: no check passes them any more. */
export const purgeUsedTokens = defineStatement({
  name: 'session.purge-used-tokens',
  parameters: [date],
  columns: {},
  text: 'delete from identity.used_tokens where ends_on < $1',
});
