import type { PollDuration } from '@/core/talk/polls/poll';

const DURATIONS: Readonly<Record<PollDuration, string>> = { 24: '1 day', 72: '3 days', 168: '1 week' };

export const messages = {
  poll: 'Poll',
  removePoll: 'Remove poll',
  answer: (place: number) => `Answer ${place}`,
  removeAnswer: (place: number) => `Remove answer ${place}`,
  another: 'Another answer',
  addAnswer: 'Add an answer',
  openFor: 'Open for',
  duration: (hours: PollDuration) => DURATIONS[hours],
  hint: 'Results show after voting. Answers cannot be changed once the poll is posted.',
} as const;
