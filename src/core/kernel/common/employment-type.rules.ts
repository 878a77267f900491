/** Kinds of employment (EM-EMPLOYMENT). */
export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The kind of work that figures of pay are of unless another is named. */
export const USUAL_EMPLOYMENT: EmploymentType = 'fulltime';

/** Returns the kind of work that a text of an address names; null for none. */
export function employmentNamed(text: string | undefined): EmploymentType | null {
  return EMPLOYMENT_TYPES.find((type) => type === text?.toLowerCase()) ?? null;
}
