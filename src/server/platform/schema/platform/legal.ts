import { jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Summonses and notices of authorities; they stay as long as the law asks for. */
export const legalNotices = platform.table('legal_notices', {
  id: uuid().primaryKey(),
  receipt: text().notNull().unique('legal_notices_receipt'),
  notice: jsonb().notNull(),
  receivedAt: moment().notNull(),
  /** Null until the mail about it is on its way. */
  mailedAt: moment(),
});
