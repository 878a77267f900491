import { integer, text } from 'drizzle-orm/pg-core';
import { research } from '../postgres-schemas';

/**
 * How many openings in the lists ask for a skill, and how many interview questions are about it; triggers keep the counts. By the name in
 * addresses, because openings also name skills that the catalogue does not have.
 */
export const skillCounts = research.table('skill_counts', {
  slug: text().primaryKey(),
  jobs: integer().notNull().default(0),
  questions: integer().notNull().default(0),
});
