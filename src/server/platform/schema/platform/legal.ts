import { jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Notices of authorities, stored as long as the law requires. */
export const legalNotices = platform.table('legal_notices', {
  id: uuid().primaryKey(),
  receipt: text().notNull().unique('legal_notices_receipt'),
  notice: jsonb().notNull(),
  receivedAt: moment().notNull(),
  mailedAt: moment(),
});
