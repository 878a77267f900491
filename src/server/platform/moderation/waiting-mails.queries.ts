import { bytes, date, moment, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** Stores a mail that waits: id, seal, the day after which it is given up. */
export const addMail = defineStatement({
  name: 'moderation.add-mail',
  parameters: [uuid, bytes, date],
  columns: {},
  text: 'insert into moderation.mails (id, seal, ends_on) values ($1, $2, $3)',
});

/** Takes a mail for this process until `$2`; no row if each one that waits at `$1` is in other hands. */
export const leaseMail = defineStatement({
  name: 'moderation.lease-mail',
  parameters: [moment, moment],
  columns: { id: uuid, seal: bytes },
  text: `update moderation.mails set leased_until = $2
         where id = (select id from moderation.mails where leased_until is null or leased_until <= $1 limit 1 for update skip locked)
         returning id, seal`,
});

export const dropMail = defineStatement({
  name: 'moderation.drop-mail',
  parameters: [uuid],
  columns: {},
  text: 'delete from moderation.mails where id = $1',
});

/** Gives mails up whose day was before `$1`. */
export const dropOldMails = defineStatement({
  name: 'moderation.drop-old-mails',
  parameters: [date],
  columns: {},
  text: 'delete from moderation.mails where ends_on < $1',
});
