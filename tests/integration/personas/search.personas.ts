import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  suggest: ['200', '200', '200', '200'],
  search: ['200', '200', '200', '200'],
};
