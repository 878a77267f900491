export const EMPLOYMENT_TYPES = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const USUAL_EMPLOYMENT: EmploymentType = 'fulltime';

export function parseEmployment(text: string | undefined): EmploymentType | null {
  return EMPLOYMENT_TYPES.find((type) => type === text?.toLowerCase()) ?? null;
}
