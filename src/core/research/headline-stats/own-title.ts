import type { CareerStatus } from '@/core/account/career-status/career-status';

/** The present title, or the one of the last job. Returns null for a student. */
export function ownTitleOf(career: CareerStatus | null | undefined): string | null {
  return career?.working?.jobProfile ?? career?.unemployed?.jobProfile ?? null;
}
