import { deleteBatch, purged } from '../purge';
import { date } from '../sql-types';
import { defineStatement } from '../statement';

export const purgeExpiredSessions = defineStatement({
  name: 'session.purge',
  parameters: [date],
  columns: purged,
  text: deleteBatch('identity.sessions', 'ends_on < $1', 'ends_on'),
});

export const purgeExpiredTokens = defineStatement({
  name: 'session.purge-tokens',
  parameters: [date],
  columns: purged,
  text: deleteBatch('identity.refresh_tokens', 'ends_on < $1', 'ends_on'),
});

export const purgeUsedTokens = defineStatement({
  name: 'session.purge-used-tokens',
  parameters: [date],
  columns: purged,
  text: deleteBatch('identity.used_tokens', 'ends_on < $1', 'ends_on'),
});
