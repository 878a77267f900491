import { arrayOf, boolean, bytes, date, from, integer, moment } from '../sql-types';
import { defineStatement } from '../statement';

export const unmadeMailsAmong = defineStatement({
  name: 'unmade-mails.among',
  parameters: [arrayOf(bytes), moment, date],
  columns: {
    item_ref: bytes,
    failures: integer,
    rests: from('rests_until > $2', boolean),
    is_over: from('ends_on <= $3', boolean),
  },
  text: `select item_ref, failures::int as failures, rests_until > $2 as rests, ends_on <= $3 as is_over
         from platform.unmade_mails where item_ref = any($1)`,
});

export const noteUnmadeMail = defineStatement({
  name: 'unmade-mails.note',
  parameters: [bytes, bytes, moment, date],
  columns: {},
  text: `insert into platform.unmade_mails (item_ref, owner_ref, failures, rests_until, ends_on) values ($1, $2, 1, $3, $4)
         on conflict (item_ref) do update set failures = unmade_mails.failures + 1, rests_until = excluded.rests_until`,
});

export const dropUnmadeMail = defineStatement({
  name: 'unmade-mails.drop',
  parameters: [bytes],
  columns: {},
  text: 'delete from platform.unmade_mails where item_ref = $1',
});

export const purgeUnmadeMails = defineStatement({
  name: 'unmade-mails.purge',
  parameters: [date],
  columns: {},
  text: 'delete from platform.unmade_mails where ends_on < $1',
});
