import type { DemoPerson } from './person';

export const CHAPTERS = ['settled', 'leaving', 'switching', 'woman', 'leading'] as const;

/**
 * The one big thing that goes on in a working life at a time. A person tells stories of a single chapter, so that nobody is laid off,
 * promoted and out of journalism at once.
 */
export type Chapter = (typeof CHAPTERS)[number];

const ROUND: readonly Chapter[] = ['leaving', 'woman', 'settled', 'switching', 'leaving', 'woman', 'settled'];
const LEADING = /Manager|Lead|Head|Supervisor|Partner|Owner|Master|Officer/;

/** Returns the chapter of the n-th person. Whoever leads by title tells of leading. */
export function chapterOf({ career }: DemoPerson, index: number): Chapter {
  if (LEADING.test(career?.jobProfile ?? '') && index % 2 === 0) return 'leading';
  return ROUND[index % ROUND.length] ?? 'settled';
}
