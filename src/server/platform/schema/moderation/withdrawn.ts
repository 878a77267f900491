import { date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

const kind = () => text({ enum: MODERATED_KINDS }).notNull();

/** Contributions that their authors took away, sealed as they were, until they can no longer be brought back. */
export const withdrawn = moderation.table(
  'withdrawn',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    seal: bytes().notNull(),
    /** A whole hour. */
    endsAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] }), index('withdrawn_end').on(t.endsAt)],
);

/** Contributions that their authors took away permanently, counted by the month in which they ended. */
export const withdrawals = moderation.table(
  'withdrawals',
  {
    /** The first day of it. */
    month: date().notNull(),
    kind: kind(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.kind] })],
);
