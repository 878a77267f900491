import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getPageDetails: ['200', '200', '200', '200'],
  getPageName: ['200', '200', '200', '200'],
};
