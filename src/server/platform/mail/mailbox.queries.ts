import { boolean, integer, moment, nullable, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** Stores a mail: address, subject, body, and its page, null for none. */
export const storeMail = defineStatement({
  name: 'mailbox.store',
  parameters: [text, text, text, nullable(text)],
  columns: {},
  text: 'insert into platform.mailbox (address, subject, body, page) values ($1, $2, $3, $4)',
});

/** The newest `$2` mails, of all addresses or of `$1`. */
export const newestMail = defineStatement({
  name: 'mailbox.newest',
  parameters: [nullable(text), integer],
  columns: { id: uuid, address: text, subject: text, body: text, has_page: boolean, sent_at: moment },
  text: `select id, address, subject, body, page is not null as has_page, sent_at from platform.mailbox
         where $1::text is null or address = $1 order by sent_at desc, id limit $2::int`,
});

/** The page of a mail; null for a mail of plain text. */
export const pageOfMail = defineStatement({
  name: 'mailbox.page',
  parameters: [uuid],
  columns: { page: nullable(text) },
  text: 'select page from platform.mailbox where id = $1',
});
