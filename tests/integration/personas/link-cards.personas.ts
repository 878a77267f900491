import type { PersonasByOperation } from './personas';

const WRITERS_ONLY = '422 writer_required';

export const personas: PersonasByOperation = {
  readLink: ['401 not_signed_in', WRITERS_ONLY, WRITERS_ONLY, '200'],
  showLink: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
};
