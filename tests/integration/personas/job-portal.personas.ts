import type { PersonasByOperation } from './personas';

/** The token of the example is none that the portal gave. */
export const personas: PersonasByOperation = {
  saveNaukriInfo: ['401 not_signed_in', '401 token_invalid', '401 token_invalid', '401 token_invalid'],
};
