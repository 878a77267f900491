import type { Poll } from '@/core/talk/polls/poll';

export function aPoll(change: Partial<Poll> = {}): Poll {
  return {
    id: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
    options: [
      { id: 1, text: 'Signed it as it was', votes: null },
      { id: 2, text: 'Asked, and got 12 months', votes: null },
    ],
    votes: 0,
    closesAt: '2026-11-23T05:00:00.000Z',
    isClosed: false,
    myOption: null,
    ...change,
  };
}
