import { arrayOf, boolean, bytes, nullable, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export const storeMail = defineStatement({
  name: 'mailbox.store',
  parameters: [uuid, text, text, text, nullable(text), bytes],
  columns: {},
  text: 'insert into platform.mailbox (id, address, subject, body, page, sent_seal) values ($1, $2, $3, $4, $5, $6)',
});

export const sentMail = defineStatement({
  name: 'mailbox.sent',
  parameters: [nullable(text)],
  columns: { id: uuid, sent_seal: bytes },
  text: 'select id, sent_seal from platform.mailbox where $1::text is null or address = $1',
});

export const mailsById = defineStatement({
  name: 'mailbox.mails',
  parameters: [arrayOf(uuid)],
  columns: { id: uuid, address: text, subject: text, body: text, has_page: boolean },
  text: 'select id, address, subject, body, page is not null as has_page from platform.mailbox where id = any($1)',
});

export const mailHtmlById = defineStatement({
  name: 'mailbox.page',
  parameters: [uuid],
  columns: { page: nullable(text) },
  text: 'select page from platform.mailbox where id = $1',
});
