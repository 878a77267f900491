import type { CareerStatus } from '@/core/account/career-status/career-status';

/** Returns the current title, or the title of the last job. Returns null for a student. */
export function ownTitleOf(career: CareerStatus | null | undefined): string | null {
  return career?.working?.jobProfile ?? career?.unemployed?.jobProfile ?? null;
}
