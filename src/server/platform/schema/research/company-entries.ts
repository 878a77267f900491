import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { research } from '../postgres-schemas';

export const companyEntries = research.table('company_entries', {
  /** The id, derived from the company's id (core/research/company/company-entry.rules). */
  id: uuid().primaryKey(),
  companyId: integer()
    .notNull()
    .unique()
    .references(() => companies.id, { onDelete: 'cascade' }),
  isOff: boolean().notNull().default(false),
  offLogo: text(),
  offPictures: text().array(),
});
