import { integer, text } from 'drizzle-orm/pg-core';
import { research } from '../postgres-schemas';

/**
 * Jobs asking for a skill, and distinct interview questions about it; triggers keep both. By slug, because jobs
 * name skills outside the catalogue.
 */
export const skillCounts = research.table('skill_counts', {
  slug: text().primaryKey(),
  jobs: integer().notNull().default(0),
  questions: integer().notNull().default(0),
});
