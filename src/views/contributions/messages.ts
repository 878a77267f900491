import type { OwnContributionKind } from '@/core/contributions/own-contribution';

/** Texts of the user's own contributions. */
export const messages = {
  title: 'Your contributions',
  lead: 'Only you see this list. What is live is shown without you, and that it is yours is stored under a key outside of the database.',
  gate: 'Log in to see your contributions',
  loading: 'Loading your contributions',
  failedTitle: 'Your contributions did not load',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  tryAgain: 'Try again',
  emptyTitle: 'Nothing here yet',
  emptyText: 'When you share a review, your pay or an interview, it stands here with what became of it.',
  kinds: {
    review: (company: string) => `Review of ${company}`,
    salary: (company: string) => `Salary at ${company}`,
    interview: (company: string) => `Interview at ${company}`,
    benefits: (company: string) => `Benefits at ${company}`,
    photo: (company: string) => `Photo of ${company}`,
  } satisfies Readonly<Record<OwnContributionKind, (company: string) => string>>,
  states: {
    submitted: 'Waits for a moderator. Nobody else sees it until then.',
    live: 'Live',
    rejected: 'Not published',
  },
  countsFrom: (day: string) => `Figures count it from ${day}`,
  countsWithNext: 'Figures count it with the next weekly snapshot',
  reason: (rule: string, wording: string) => `${rule}: ${wording}`,
  words: (words: string) => `The words meant: ${words}`,
  change: 'Change the text',
  withdraw: 'Withdraw',
  withdrawOf: (what: string) => `Withdraw: ${what}`,
  cut: (shown: number, total: number) =>
    `The newest ${shown} of ${total} are listed. All of them are in the copy of your data.`,
  later: 'What happens next',
  laterPoints: [
    'You can change a review at any time. The new text is checked again, and the newest version counts.',
    'A review or a photo is deleted from its own menu, at once: it leaves every list, and the figures when they are next counted.',
    'Pay, interviews and benefits are withdrawn here, at once. To correct one, withdraw it and tell it again: the newest counts.',
    'Pay counts from the day that stands beside it, in the weekly snapshot after it.',
  ],
} as const;
