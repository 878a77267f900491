import type { PersonasByOperation } from './personas';

/** Any signed-in user may contribute, without a profile. */
export const personas: PersonasByOperation = {
  getContributionPopup: ['401 not_signed_in', '200', '200', '200'],
  giveSalary: ['401 not_signed_in', '201', '201', '201'],
  giveInterview: ['401 not_signed_in', '201', '201', '201'],
};
