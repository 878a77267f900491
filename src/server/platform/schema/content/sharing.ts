import { bigint, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';

/** Shares by item and channel, without any trace of the sharer. */
export const shareCounts = content.table(
  'share_counts',
  {
    resourceType: text({ enum: ['post', 'comment'] }).notNull(),
    resourceId: uuid().notNull(),
    channel: text({ enum: ['native', 'copy', 'whatsapp'] }).notNull(),
    shares: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.resourceId, t.channel] })],
);
