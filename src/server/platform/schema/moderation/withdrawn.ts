import { date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

const kind = () => text({ enum: MODERATED_KINDS }).notNull();

export const withdrawn = moderation.table(
  'withdrawn',
  {
    kind: kind(),
    itemId: uuid().notNull(),
    seal: bytes().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] }), index('withdrawn_end').on(t.endsAt)],
);

export const withdrawals = moderation.table(
  'withdrawals',
  {
    month: date().notNull(),
    kind: kind(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.kind] })],
);
