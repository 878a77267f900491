import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  castVote: ['401 not_signed_in', '422 reader_required', '200', '200'],
  castVotes: ['401 not_signed_in', '422 reader_required', '200', '200'],
  findVotes: ['401 not_signed_in', '200', '200', '200'],
  listMyVotes: ['401 not_signed_in', '200', '200', '200'],
};
