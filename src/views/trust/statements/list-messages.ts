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
    ASKED: 'called untrue',
  } satisfies Record<StatedAct, string>,
  rule: (title: string, wording: string) => `${title}: ${wording}`,
  words: (words: string) => `The words concerned: ${words}`,
  reasonComes:
    'The reason appears here two minutes after the decision, or earlier. Earlier decisions are in the list of decisions.',
  read: 'Read the statement',
  appeal: (lastDay: string) => `Read the statement, or appeal until ${lastDay}`,
  answer: (lastDay: string) => `Answer the complaint until ${lastDay}`,
} as const;
