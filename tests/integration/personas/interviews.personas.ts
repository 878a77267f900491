import type { PersonasByOperation } from './personas';

const everybody = ['200', '200', '200', '200'] as const;
const nobodyKnows = [
  '404 question_not_found',
  '404 question_not_found',
  '404 question_not_found',
  '404 question_not_found',
] as const;

export const personas: PersonasByOperation = {
  listInterviews: everybody,
  getInterviewSummary: everybody,
  listInterviewQuestions: everybody,
  getInterviewQuestion: nobodyKnows,
};
