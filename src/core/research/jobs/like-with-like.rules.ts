import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';

/** Words of a title that say the opening is for people who learn. */
const LEARNERS: ReadonlySet<string> = new Set(['intern', 'internship', 'trainee', 'apprentice', 'apprenticeship']);

/**
 * Returns whether the pay of an opening is of the same kind as the usual pay of its role, which is that of a year of full-time work. The pay of interns and
 * part-timers beside it would say nothing.
 */
export function isComparedWithRole(opening: {
  readonly title: string;
  readonly employment: EmploymentType | null;
}): boolean {
  const { title, employment } = opening;
  const words: readonly string[] = title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isPartTime = words.includes('part') && words.includes('time');
  return (employment === null || employment === 'fulltime') && !isPartTime && !words.some((word) => LEARNERS.has(word));
}
