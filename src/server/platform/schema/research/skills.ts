import { integer, text } from 'drizzle-orm/pg-core';
import { research } from '../postgres-schemas';

/**
 * Counts of jobs that ask for a skill, and of distinct interview questions about it. Triggers keep both. By slug,
 * because jobs name skills outside the catalogue.
 */
export const skillCounts = research.table('skill_counts', {
  slug: text().primaryKey(),
  jobs: integer().notNull().default(0),
  questions: integer().notNull().default(0),
});
