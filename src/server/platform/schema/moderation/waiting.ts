import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

/**
 * New cards before the hour at which they become public (core/research/contribute/shows-from). Like held cards, they
 * are in no public table.
 */
export const waiting = moderation.table(
  'waiting',
  {
    kind: text({ enum: MODERATED_KINDS }).notNull(),
    itemId: uuid().notNull(),
    /** A random whole hour, which does not reveal when the card was sent. */
    showsAt: moment().notNull(),
    isHeld: boolean().notNull().default(false),
    /** Prevents its author from submitting the same again. */
    onceRef: bytes().unique(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] }), index('waiting_due').on(t.showsAt)],
);
