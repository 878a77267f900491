import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  recordShare: ['200', '200', '200', '200'],
};
