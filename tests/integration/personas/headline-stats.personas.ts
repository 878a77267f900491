import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getHeadlineStats: ['200', '200', '200', '200'],
};
