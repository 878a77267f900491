import type { RewardedKind } from '@/core/account/rewards/rewards';

/** Texts of the rewards. */
export const messages = {
  title: 'Rewards',
  lead: 'Points thank you for what helps others. Nobody but you sees them.',
  points: { one: '{count} point', other: '{count} points' },
  emptyTitle: 'No points yet',
  emptyText:
    'What you add about companies earns them: your salary, an interview. What you post helps others without points.',
  more: 'What earns points',
  gate: 'Log in to see your points.',
  loading: 'Loading your points',
  failedTitle: 'We could not load your points',
  failedNote: 'Your points are as they were.',
  tryAgain: 'Try again',
  byKind: 'By kind',
  kind: 'Contribution',
  count: 'Number',
  earned: 'Points',
  kinds: {
    post: 'Posts',
    answer: 'Answers',
    review: 'Reviews',
    salary: 'Salaries',
    interview: 'Interviews',
    benefit: 'Benefits',
    photo: 'Photos',
  } satisfies Readonly<Record<RewardedKind, string>>,
  rules: 'How points work',
  rulesPoints: [
    'They count what you have given, not how often you came.',
    'They buy nothing and rank nobody. There is no board of the best.',
    'They are kept by kind, without a date, so that they cannot be laid beside what was posted when.',
    'If you delete your account they are gone.',
  ],
} as const;
