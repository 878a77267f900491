import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listAwards: ['200', '200', '200', '200'],
  listCompanyAwards: ['200', '200', '200', '200'],
};
