import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listVersions: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
  eraseVersions: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
};
