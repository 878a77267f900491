import { integer, moment, nullable, text } from '../sql-types';
import { defineStatement } from '../statement';

/** Stores a mail: address, subject, body. */
export const storeMail = defineStatement({
  name: 'mailbox.store',
  parameters: [text, text, text],
  columns: {},
  text: 'insert into platform.mailbox (address, subject, body) values ($1, $2, $3)',
});

/** The newest `$2` mails, of all addresses or of `$1`. */
export const newestMail = defineStatement({
  name: 'mailbox.newest',
  parameters: [nullable(text), integer],
  columns: { address: text, subject: text, body: text, sent_at: moment },
  text: `select address, subject, body, sent_at from platform.mailbox
         where $1::text is null or address = $1 order by sent_at desc, id limit $2::int`,
});
