import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listPageLinks: ['200', '200', '200', '200'],
};
