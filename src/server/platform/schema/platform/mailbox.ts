import { sql } from 'drizzle-orm';
import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { platform } from '../postgres-schemas';

export const mailbox = platform.table(
  'mailbox',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    page: text(),
    sentOn: writtenDay(),
    sentSeal: bytes().notNull(),
  },
  (table) => [index('mailbox_address').on(table.address, table.sentOn)],
);
