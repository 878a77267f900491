import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';

/** Entries of companies that a complaint was about. While one is off, its facts and texts are sealed among what moderators took off. */
export const companyEntries = research.table('company_entries', {
  /** Follows from the company’s id (core/research/company/company-entry.rules). */
  id: uuid().primaryKey(),
  companyId: integer()
    .notNull()
    .unique()
    .references(() => companies.id, { onDelete: 'cascade' }),
  isOff: boolean().notNull().default(false),
  /** The logo that it had, whose file stays until it cannot be brought back; null for none, and while it is shown. */
  offLogo: text(),
  /** The pictures that its sections had, as `offLogo`. */
  offPictures: text().array(),
});
