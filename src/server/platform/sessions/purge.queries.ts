import { deleteBatch, PURGED_COLUMNS } from '../purge';
import { date } from '../sql-types';
import { defineStatement } from '../statement';

export const purgeExpiredSessions = defineStatement({
  name: 'session.purge',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('identity.sessions', 'ends_on < $1', 'ends_on'),
});

export const purgeExpiredTokens = defineStatement({
  name: 'session.purge-tokens',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('identity.refresh_tokens', 'ends_on < $1', 'ends_on'),
});

export const purgeUsedTokens = defineStatement({
  name: 'session.purge-used-tokens',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('identity.used_tokens', 'ends_on < $1', 'ends_on'),
});
