import { integer, text } from 'drizzle-orm/pg-core';
import { research } from '../postgres-schemas';

/**
 * Counts of the openings in the lists that ask for a skill, and of the interview questions about it, each once whatever companies ask it, which triggers keep. By the name in
 * addresses, because openings also name skills that the catalogue does not have.
 */
export const skillCounts = research.table('skill_counts', {
  slug: text().primaryKey(),
  jobs: integer().notNull().default(0),
  questions: integer().notNull().default(0),
});
