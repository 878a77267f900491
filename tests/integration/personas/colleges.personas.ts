import type { PersonasByOperation } from './personas';

const everyone = ['200', '200', '200', '200'] as const;
const NOT_FOUND = '404 college_not_found';

export const personas: PersonasByOperation = {
  listColleges: everyone,
  listCollegeFilters: everyone,
  getCollege: [NOT_FOUND, NOT_FOUND, NOT_FOUND, NOT_FOUND],
};
