import type { PersonasByOperation } from './personas';

const everyone = ['200', '200', '200', '200'] as const;

export const personas: PersonasByOperation = {
  listColleges: everyone,
  listCollegeFilters: everyone,
  getCollege: everyone,
};
