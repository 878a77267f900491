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
    tenure: 'Joining and leaving',
  } satisfies Readonly<Record<RewardedKind, string>>,
  rules: 'How points work',
  rulesPoints: [
    'They count what you have given, not how often you came.',
    'Points cannot be spent, and there is no leaderboard.',
    'We keep totals without dates, so nobody can match points to posts.',
    'If you delete your account they are gone.',
  ],
} as const;
