import type { AnswerFault, FaultyWords } from './answer-checks.rules';

export const answerRefusals = {
  notFound: 'This answer no longer exists.',
  contributionGone: 'This contribution no longer exists.',
  given: 'The company has answered this. You can edit the answer.',
  replied: 'You have already replied to this answer. You can reply only once.',
  notYours: 'Only people who speak for the company can change its answer.',
  replyNotYours: 'Only the author of the contribution can reply.',
  unfitting: 'The answer can’t be published like this.',
} as const;

const FAULTS: Readonly<Record<AnswerFault, (words: string) => string>> = {
  guess: (words) => `Don’t guess who wrote it, or what they went through: ${words}.`,
  threat: (words) => `Don’t threaten the author: ${words}.`,
  name: (words) => `Don’t name anyone: ${words}.`,
  contact: (words) => `Don’t ask the author to meet you elsewhere. They would have to say who they are: ${words}.`,
};

export function faultsSentence(faults: readonly FaultyWords[]): string {
  return faults.map(({ fault, words }) => FAULTS[fault](words.map((one) => `“${one}”`).join(', '))).join(' ');
}
