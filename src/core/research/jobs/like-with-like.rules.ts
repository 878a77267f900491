import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';

const LEARNERS: ReadonlySet<string> = new Set(['intern', 'internship', 'trainee', 'apprentice', 'apprenticeship']);

/**
 * Returns true for full-time work. The usual pay of a role is for a year of full-time work, so comparing interns and part-timers with it is meaningless.
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
