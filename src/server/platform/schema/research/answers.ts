import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../catalog/catalog';
import { bytes } from '../column-types';
import { research } from '../postgres-schemas';

export const answers = research.table(
  'answers',
  {
    id: uuid().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    toKind: text({ enum: ['review', 'interview', 'photo', 'tenure', 'answer'] }).notNull(),
    itemId: uuid(),
    question: text(),
    text: text().notNull(),
    status: text({ enum: ['LIVE', 'PENDING', 'REJECTED', 'WITHDRAWN'] })
      .notNull()
      .default('LIVE'),
    month: date().notNull(),
    isEdited: boolean().notNull().default(false),
    authorRef: bytes(),
    authorSeal: bytes(),
  },
  (t) => [
    uniqueIndex('answers_of_item').on(t.itemId, t.toKind).where(sql`item_id is not null`),
    uniqueIndex('answers_of_fact').on(t.companyId, t.question).where(sql`question is not null`),
    index('answers_by_users').on(t.id).where(sql`author_ref is not null`),
    check(
      'answers_to',
      sql`(${t.toKind} = 'tenure') = (${t.question} is not null) and (${t.question} is null) = (${t.itemId} is not null)`,
    ),
    check('answers_author', sql`(${t.authorRef} is null) = (${t.authorSeal} is null)`),
  ],
);
