const LAKHS_OF_A_CRORE = 100;

/** The lakhs of the salary picker: 1 to 99 lakh, then 1 to 5 crore in steps of a tenth (VA-RANGE-LAKHS). */
export const LAKH_CHOICES: readonly number[] = [
  ...Array.from({ length: 99 }, (_, index) => index + 1),
  ...Array.from({ length: 41 }, (_, index) => LAKHS_OF_A_CRORE + index * 10),
];

/** The thousands of the salary picker (VA-RANGE-THOUSANDS). */
export const THOUSAND_CHOICES: readonly number[] = Array.from({ length: 20 }, (_, index) => index * 5);

/** Years of experience, 0 for a fresher (VA-RANGE-EXPERIENCE). */
export const EXPERIENCE_CHOICES: readonly number[] = Array.from({ length: 31 }, (_, years) => years);

const MAX_SHORT_YEARS = 15;

/** Years of experience, the last for itself and all above, where the exact number of long careers would name people (VA-RANGE-EXPERIENCE-SHORT). */
export const SHORT_EXPERIENCE_CHOICES: readonly number[] = Array.from(
  { length: MAX_SHORT_YEARS + 1 },
  (_, years) => years,
);

/** Returns a choice of the lakhs in words: `12 Lakhs`, `1.5 Crores`. */
export function lakhsText(lakhs: number): string {
  if (lakhs < LAKHS_OF_A_CRORE) return lakhs === 1 ? '1 Lakh' : `${lakhs} Lakhs`;
  return lakhs === LAKHS_OF_A_CRORE ? '1 Crore' : `${lakhs / LAKHS_OF_A_CRORE} Crores`;
}

export function experienceText(years: number): string {
  if (years === 0) return 'Fresher';
  return years === 1 ? '1 year' : `${years} years`;
}

/** Returns the choice of the short list that years belong to. */
export function shortExperienceOf(years: number): number {
  return Math.min(years, MAX_SHORT_YEARS);
}

export function shortExperienceText(years: number): string {
  return years === MAX_SHORT_YEARS ? `${years}+ years` : experienceText(years);
}
