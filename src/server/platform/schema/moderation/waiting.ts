import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { bytes, moment } from '../column-types';
import { moderation } from '../postgres-schemas';

/** New cards that others do not see yet (core/research/contribute/shows-from). They are off the public side as those are that moderators hold. */
export const waiting = moderation.table(
  'waiting',
  {
    kind: text({ enum: MODERATED_KINDS }).notNull(),
    itemId: uuid().notNull(),
    /** A whole hour, drawn at random: it says nothing of the moment at which the card was sent. */
    showsAt: moment().notNull(),
    /** True if a check or a moderator holds it as well, beyond that hour. */
    isHeld: boolean().notNull().default(false),
    /** As its own table had it, of a kind that leaves its table: its author cannot tell the same again in the meantime. */
    onceRef: bytes().unique(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.kind] }), index('waiting_due').on(t.showsAt)],
);
