import { date, from, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const acceptedConduct = defineStatement({
  name: 'conduct.accepted',
  parameters: [uuid],
  columns: { version: smallint, accepted_on: from('accepted_on::text', text) },
  text: 'select version, accepted_on::text as accepted_on from identity.conduct_acceptances where user_id = $1',
});

/**
 * Stores an acceptance. Accepting the same version again keeps the first day, and an older process never downgrades the
 * version.
 */
export const acceptConduct = defineStatement({
  name: 'conduct.accept',
  parameters: [uuid, smallint, date],
  columns: {},
  text: `insert into identity.conduct_acceptances as a (user_id, version, accepted_on) values ($1, $2, $3)
         on conflict (user_id) do update set version = excluded.version, accepted_on = excluded.accepted_on
           where a.version < excluded.version`,
});
