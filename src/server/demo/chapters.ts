import type { DemoPerson } from './person';

export const CHAPTERS = ['settled', 'leaving', 'switching', 'woman', 'leading'] as const;

/**
 * The major event in a person's working life. Each person tells stories of one chapter, so nobody is laid off and
 * promoted in the same week.
 */
export type Chapter = (typeof CHAPTERS)[number];

const ROUND: readonly Chapter[] = ['leaving', 'woman', 'settled', 'switching', 'leaving', 'woman', 'settled'];
const LEADING = /Manager|Lead|Head|Supervisor|Partner|Owner|Master|Officer/;

export function lifeChapterOf({ career }: DemoPerson, index: number): Chapter {
  if (LEADING.test(career?.jobProfile ?? '') && index % 2 === 0) return 'leading';
  return ROUND[index % ROUND.length] ?? 'settled';
}
