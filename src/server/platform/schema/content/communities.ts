import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { content } from '../postgres-schemas';

export const communities = content.table(
  'communities',
  {
    type: text({ enum: ['topic', 'company', 'department'] }).notNull(),
    entityId: integer().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    logo: text(),
    category: text().notNull(),
    about: text(),
    postsCount: integer().notNull().default(0),
    followsCount: integer().notNull().default(0),
    /** The shown number: in fives, and at most daily a step of five people. */
    followersCount: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.entityId] }),
    index('communities_by_followers').on(t.followersCount.desc().nullsFirst(), t.type, t.entityId),
    index('communities_of_type_by_followers').on(t.type, t.followersCount.desc().nullsFirst(), t.entityId),
    index('communities_by_slug').on(t.type, t.slug),
    index('communities_name_prefix').on(sql`lower(${t.name}) collate "C"`),
    index('communities_name_parts').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with({ fastupdate: false }),
    check('communities_type', sql`${t.type} in ('topic', 'company', 'department')`),
    check('communities_counts', sql`${t.postsCount} >= 0 and ${t.followsCount} >= 0 and ${t.followersCount} >= 0`),
  ],
);
