import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listAnswerCandidates: ['401 not_signed_in', '200', '200', '200'],
  requestAnswer: ['401 not_signed_in', '422 not_a_candidate', '422 not_a_candidate', '422 not_a_candidate'],
};
