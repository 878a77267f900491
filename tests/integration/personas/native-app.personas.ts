import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  checkPopup: ['401 not_signed_in', '200', '200', '200'],
};
