import type { PersonasByOperation } from './personas';

const NONE = '404 contribution_not_found';
const NO_ANSWER = '404 answer_not_found';

/** A company's claimant answers; the author replies. */
export const personas: PersonasByOperation = {
  getAnswer: [NO_ANSWER, NO_ANSWER, NO_ANSWER, NO_ANSWER],
  giveAnswer: ['401 not_signed_in', NONE, NONE, NONE],
  answerFact: ['401 not_signed_in', NONE, NONE, NONE],
  editAnswer: ['401 not_signed_in', NO_ANSWER, NO_ANSWER, NO_ANSWER],
  withdrawAnswer: ['401 not_signed_in', NO_ANSWER, NO_ANSWER, NO_ANSWER],
  replyToAnswer: ['401 not_signed_in', NO_ANSWER, NO_ANSWER, NO_ANSWER],
};
