import { date, index, uuid } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { persona } from '../postgres-schemas';

export const statements = persona.table(
  'statements',
  {
    id: uuid().primaryKey(),
    inboxRef: bytes().notNull(),
    seal: bytes().notNull(),
    createdOn: writtenDay(),
    appealedOn: date(),
  },
  (t) => [index('statements_of_inbox').on(t.inboxRef)],
);
