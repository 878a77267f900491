import { arrayOf, bytes, date, integer, moment, nullable, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const addMail = defineStatement({
  name: 'outbox.add',
  parameters: [uuid, nullable(bytes), bytes, nullable(moment), date],
  columns: {},
  text: 'insert into platform.waiting_mails (id, owner_ref, seal, leased_until, ends_on) values ($1, $2, $3, $4, $5)',
});

export const leaseMail = defineStatement({
  name: 'outbox.lease',
  parameters: [moment, moment],
  columns: { id: uuid, seal: bytes, failures: integer },
  text: `update platform.waiting_mails set leased_until = $2
         where id = (
           select id from platform.waiting_mails where leased_until is null or leased_until <= $1 limit 1 for update skip locked
         )
         returning id, seal, failures::int as failures`,
});

export const delayMail = defineStatement({
  name: 'outbox.delay',
  parameters: [uuid, moment],
  columns: {},
  text: 'update platform.waiting_mails set leased_until = $2, failures = failures + 1 where id = $1',
});

export const dropMail = defineStatement({
  name: 'outbox.drop',
  parameters: [uuid],
  columns: {},
  text: 'delete from platform.waiting_mails where id = $1',
});

export const dropMailsOf = defineStatement({
  name: 'outbox.drop-of',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: `with unmade as (delete from platform.unmade_mails where owner_ref = any($1))
         delete from platform.waiting_mails where owner_ref = any($1)`,
});

export const abandonMails = defineStatement({
  name: 'outbox.abandon',
  parameters: [date],
  columns: { mails: integer },
  text: `with gone as (delete from platform.waiting_mails where ends_on < $1 returning id)
         select count(*)::int as mails from gone`,
});

export const countWaitingMails = defineStatement({
  name: 'outbox.count',
  parameters: [],
  columns: { fresh: integer, failing: integer, unmade: integer },
  text: `select count(*) filter (where failures = 0)::int as fresh, count(*) filter (where failures > 0)::int as failing,
           (select count(*) from platform.unmade_mails)::int as unmade
         from platform.waiting_mails`,
});
