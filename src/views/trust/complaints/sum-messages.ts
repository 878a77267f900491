import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

export const sumMessages = {
  title: 'Complaints of the last twelve months',
  loading: 'Loading the totals of complaints',
  failedTitle: 'The totals of complaints did not load',
  tryAgain: 'Try again',
  none: 'No complaints yet.',
  fewer: `fewer than ${MIN_GROUP}`,
  allFewer: `Fewer than ${MIN_GROUP} of each: complaints, authors’ appeals, and pictures hidden immediately because they were reported as intimate.`,
  counts: (received: string, answered: string, late: string) =>
    `Received: ${received}. Answered: ${answered}. Answered after the legal deadline: ${late}.`,
  times: (median: string, slowest: string) => `Half within ${median} hours, the slowest in ${slowest} hours.`,
  noTimes: `We show times once there are ${MIN_GROUP} answers.`,
  appeals: (decided: string, won: string) => `Authors’ appeals: ${decided} decided, ${won} successful.`,
  companies: (received: string) => `Sent for a company, according to the sender: ${received}.`,
  companiesKept: (decided: string, kept: string) => `Decided: ${decided}. Not upheld: ${kept}.`,
  keptShare: (percent: number) => ` (${percent}%)`,
  starsOf: {
    one: 'About reviews with {count} star, before this month: ',
    other: 'About reviews with {count} stars, before this month: ',
  },
  hidden: (count: string) => `Hidden immediately because a picture was reported as intimate: ${count}.`,
  hiddenOf: (place: string, count: string) => `Of these about ${place}: ${count}.`,
} as const;
