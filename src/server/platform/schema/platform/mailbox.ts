import { sql } from 'drizzle-orm';
import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, dayWritten } from '../column-types';
import { platform } from '../postgres-schemas';

/** The built-in mailbox: mail that goes nowhere else because SMTP_URL is not set. */
export const mailbox = platform.table(
  'mailbox',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The same as a whole document; null for a mail of plain text. */
    page: text(),
    sentOn: dayWritten(),
    /** The moment, sealed, by which mails are shown in their order. */
    sentSeal: bytes().notNull(),
  },
  (table) => [index('mailbox_address').on(table.address, table.sentOn)],
);
