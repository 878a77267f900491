/** Sentences of refusals about reported salaries. */
export const salaryRefusals = {
  byIndustry: 'The list by industry is of all companies and roles.',
  oneScope: 'Leave it out, or list by the other.',
  noScope: 'Name a company or a job profile.',
} as const;
