import { bigint, index, text } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** The built-in mailbox: mail that goes nowhere else because SMTP_URL is not set. */
export const mailbox = platform.table(
  'mailbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [index('mailbox_address').on(table.address, table.id)],
);
