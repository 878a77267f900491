import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listDepartments: ['200', '200', '200', '200'],
  listIndustries: ['200', '200', '200', '200'],
  suggestItems: ['200', '200', '200', '200'],
};
