import { pollRefusals } from '@/core/talk/polls/poll-refusals.rules';
export const pollMessages = {
  tooFew: 'Write at least two answers, or remove the poll.',
  tooLong: 'An answer has at most {limit} characters. Shorten the long one.',
  closed: 'The poll is over, so your vote did not count.',
  own: pollRefusals.own,
} as const;
