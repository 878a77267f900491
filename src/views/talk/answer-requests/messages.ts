import { inWords } from '@/core/kernel/formatting/in-words';
import { MAX_REQUESTS_PER_POST } from '@/core/talk/answer-requests/answer-request.rules';

export const messages = {
  title: 'Ask someone to answer',
  lead: 'Active here recently. They learn that someone wants their answer, but not who.',
  close: 'Close',
  ask: 'Ask',
  askName: (name: string) => `Ask ${name}`,
  asked: 'Asked',
  askedName: (name: string) => `Asked ${name}`,
  useful: { one: 'Found useful {count} time', other: 'Found useful {count} times' },
  left: { one: 'You can ask {count} more.', other: 'You can ask {count} more.' },
  noneLeft: `You have asked ${inWords(MAX_REQUESTS_PER_POST)} people about this post. Give them some time.`,
  emptyTitle: 'Nobody to ask yet',
  emptyText: 'Nobody else has recently written in this community under a pseudonym.',
  failedTitle: 'The people you can ask did not load',
  tryAgain: 'Try again',
  loading: 'Loading people you can ask',
} as const;
