import type { PersonasByOperation } from './personas';

const WRITERS_ONLY = '422 writer_required';

/** Pages are read for those who write about them. */
export const personas: PersonasByOperation = {
  readLink: ['401 not_signed_in', WRITERS_ONLY, WRITERS_ONLY, '200'],
};
