import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listVersions: ['200', '200', '200', '200'],
  eraseVersions: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
};
