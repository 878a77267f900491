import { date, index, uuid } from 'drizzle-orm/pg-core';
import { bytes, dayWritten } from '../column-types';
import { persona } from '../postgres-schemas';

/** Statements to authors about what moderators did, sealed. They name their reader by the inbox alone. */
export const statements = persona.table(
  'statements',
  {
    id: uuid().primaryKey(),
    inboxRef: bytes().notNull(),
    seal: bytes().notNull(),
    createdOn: dayWritten(),
    /** The day on which its author appealed, or answered the complaint; null for never. */
    appealedOn: date(),
  },
  (t) => [index('statements_of_inbox').on(t.inboxRef)],
);
