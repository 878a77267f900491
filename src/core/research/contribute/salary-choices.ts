const LAKHS_OF_A_CRORE = 100;

export const LAKH_CHOICES: readonly number[] = [
  ...Array.from({ length: 99 }, (_, index) => index + 1),
  ...Array.from({ length: 41 }, (_, index) => LAKHS_OF_A_CRORE + index * 10),
];

export const THOUSAND_CHOICES: readonly number[] = Array.from({ length: 20 }, (_, index) => index * 5);

/** Years of experience; 0 for a fresher (VA-RANGE-EXPERIENCE). */
export const EXPERIENCE_CHOICES: readonly number[] = Array.from({ length: 31 }, (_, years) => years);

const MAX_SHORT_YEARS = 15;

/**
 * Years of experience. The last choice includes all higher numbers, since exact numbers of long careers would identify
 * people (VA-RANGE-EXPERIENCE-SHORT).
 */
export const SHORT_EXPERIENCE_CHOICES: readonly number[] = Array.from(
  { length: MAX_SHORT_YEARS + 1 },
  (_, years) => years,
);

export function lakhsText(lakhs: number): string {
  if (lakhs < LAKHS_OF_A_CRORE) return lakhs === 1 ? '1 Lakh' : `${lakhs} Lakhs`;
  return lakhs === LAKHS_OF_A_CRORE ? '1 Crore' : `${lakhs / LAKHS_OF_A_CRORE} Crores`;
}

export function experienceText(years: number): string {
  if (years === 0) return 'Fresher';
  return years === 1 ? '1 year' : `${years} years`;
}

export function shortExperienceOf(years: number): number {
  return Math.min(years, MAX_SHORT_YEARS);
}

export function shortExperienceText(years: number): string {
  return years === MAX_SHORT_YEARS ? `${years}+ years` : experienceText(years);
}
