import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getPollConfig: ['200', '200', '200', '200'],
  voteInPoll: ['401 not_signed_in', '422 reader_required', '200', '200'],
  listMyPollVotes: ['401 not_signed_in', '200', '200', '200'],
};
