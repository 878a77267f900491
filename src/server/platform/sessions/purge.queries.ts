import { deleteSome, purged } from '../purge';
import { date } from '../sql-types';
import { defineStatement } from '../statement';

/** Removes the sessions whose last day was before `$1`. */
export const purgeExpiredSessions = defineStatement({
  name: 'session.purge',
  parameters: [date],
  columns: purged,
  text: deleteSome('identity.sessions', 'ends_on < $1', 'ends_on'),
});

/** Removes the refresh tokens whose last day was before `$1`. */
export const purgeExpiredTokens = defineStatement({
  name: 'session.purge-tokens',
  parameters: [date],
  columns: purged,
  text: deleteSome('identity.refresh_tokens', 'ends_on < $1', 'ends_on'),
});

/** Removes the providers' tokens whose last day was before `$1`: no check passes them any more. */
export const purgeUsedTokens = defineStatement({
  name: 'session.purge-used-tokens',
  parameters: [date],
  columns: purged,
  text: deleteSome('identity.used_tokens', 'ends_on < $1', 'ends_on'),
});
