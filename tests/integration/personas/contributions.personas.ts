import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listOwnContributions: ['401 not_signed_in', '200', '200', '200'],
};
