import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { content } from '../postgres-schemas';

/** Reports without a time, one per persona and contribution. */
export const reports = content.table(
  'reports',
  {
    resourceType: text({ enum: ['post', 'comment', 'review', 'photo', 'interview', 'message'] }).notNull(),
    resourceId: uuid().notNull(),
    voterRef: bytes().notNull(),
    reason: text({ enum: ['IDENTITY', 'ABUSE', 'FALSE', 'ADVERTISING', 'WRONG_PLACE', 'OTHER'] }).notNull(),
    details: text(),
    outcome: text({ enum: ['UPHELD', 'UNFOUNDED'] }),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.voterRef] }),
    index('reports_decided').on(t.voterRef).where(sql`outcome is not null`),
    check('reports_details', sql`length(${t.details}) <= 500`),
  ],
);
