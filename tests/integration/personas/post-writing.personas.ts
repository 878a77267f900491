import type { PersonasByOperation } from './personas';

const WRITERS_ONLY = '422 writer_required';

/** Help is for users who may post; the list of words is public. */
export const personas: PersonasByOperation = {
  rephrasePost: ['401 not_signed_in', WRITERS_ONLY, WRITERS_ONLY, '200'],
  generateReviewPost: ['401 not_signed_in', WRITERS_ONLY, WRITERS_ONLY, '404 review_not_found'],
  listAbusiveWords: ['200', '200', '200', '200'],
};
