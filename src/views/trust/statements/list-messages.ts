import type { StatedAct } from '@/core/trust/moderation/acts.rules';

export const listMessages = {
  title: 'Decisions and complaints about what you wrote',
  loading: 'Loading the decisions',
  failedTitle: 'The decisions did not load',
  failedNote: 'Nothing is lost.',
  tryAgain: 'Try again',
  acts: {
    PUBLISHED: 'live',
    KEPT: 'kept',
    REJECTED: 'not published',
    REMOVED: 'removed',
    ASKED: 'said to be untrue',
  } satisfies Record<StatedAct, string>,
  rule: (title: string, wording: string) => `${title}: ${wording}`,
  words: (words: string) => `The words concerned: ${words}`,
  reasonComes:
    'The reason is here two minutes after the decision at the latest. For older decisions, see the list of decisions.',
  read: 'Read the statement',
  appeal: (lastDay: string) => `Read the statement, or appeal until ${lastDay}`,
  answer: (lastDay: string) => `Answer the complaint until ${lastDay}`,
} as const;
