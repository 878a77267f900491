import type { PersonasByOperation } from './personas';

/** The portal never issued the sample's token. */
export const personas: PersonasByOperation = {
  saveNaukriInfo: ['401 not_signed_in', '401 token_invalid', '401 token_invalid', '401 token_invalid'],
};
