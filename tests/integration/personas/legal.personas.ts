import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getLegalContacts: ['200', '200', '200', '200'],
  sendSummons: ['201', '201', '201', '201'],
};
