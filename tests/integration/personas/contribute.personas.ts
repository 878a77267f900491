import type { PersonasByOperation } from './personas';

/** Whoever is signed in may contribute: it shows under no profile. */
export const personas: PersonasByOperation = {
  getContributionPopup: ['401 not_signed_in', '200', '200', '200'],
  giveSalary: ['401 not_signed_in', '200', '200', '200'],
  giveInterview: ['401 not_signed_in', '200', '200', '200'],
};
