import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listVisitedCompanies: ['401 not_signed_in', '200', '200', '200'],
  recordVisit: ['401 not_signed_in', '204', '204', '204'],
};
