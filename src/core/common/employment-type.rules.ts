/** Kinds of employment (EM-EMPLOYMENT). */
export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
