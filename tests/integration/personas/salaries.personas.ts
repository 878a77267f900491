import type { PersonasByOperation } from './personas';

const everybody = ['200', '200', '200', '200'] as const;

export const personas: PersonasByOperation = {
  listSalaries: everybody,
  getSalaryReport: everybody,
};
