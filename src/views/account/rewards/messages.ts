import type { RewardedKind } from '@/core/account/rewards/rewards';

/** Texts of the rewards. */
export const messages = {
  title: 'Rewards',
  lead: 'You earn points for contributions that help others. Nobody but you sees them.',
  points: { one: '{count} point', other: '{count} points' },
  emptyTitle: 'No points yet',
  emptyText: 'You earn points for what you add about companies, such as your salary or an interview. Posts earn none.',
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
    tenure: 'Joining and leaving',
  } satisfies Readonly<Record<RewardedKind, string>>,
  rules: 'How points work',
  rulesPoints: [
    'Points count what you contribute, not how often you visit.',
    'Points cannot be spent, and there is no leaderboard.',
    'We keep totals without dates, so nobody can match points to posts.',
    'If you delete your account they are gone.',
  ],
} as const;
