import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { DIFFICULTY_LABELS } from '@/core/research/interviews/interview-labels';
import type { InterviewDifficulty } from '@/core/research/interviews/interview-scales.rules';

const aboutCount = (count: number, one: string, other: string) =>
  plural(count, { one: `{count} ${one}`, other: `{count} ${other}` });

/** Texts of the first page of a company. */
export const messages = {
  inShort: 'In short',
  rating: 'Rating',
  of5: ' of 5',
  provenance: (count: number, one: string, other: string, newest: string | null) =>
    `${aboutCount(count, one, other)}${newest === null ? '' : `, newest ${formatMonth(newest)}`}`,
  noRating: 'No rating yet',
  noReviews: `No one has reviewed it yet. A rating needs ${MIN_GROUP_WORD} reviews.`,
  someReviews: (count: number) => `${aboutCount(count, 'review', 'reviews')} so far. A rating needs ${MIN_GROUP_WORD}.`,
  salary: 'Salary',
  aYear: ' a year',
  half: (range: string) => `Half earn ${range}`,
  roleProvenance: (n: string, confidence: string | null) =>
    confidence === null ? `n ${n}` : `n ${n}, ${confidence} confidence`,
  noSalary: 'No salary figure yet',
  noSalaryText: `A role’s figure needs ${MIN_GROUP_WORD} people who share their salary.`,
  fewChecked: 'A median needs ten people.',
  medianOnly: 'Too few for a range',
  interviews: 'Interviews',
  offers: ' end in an offer',
  usual: (difficulty: InterviewDifficulty, share: string) => `${DIFFICULTY_LABELS[difficulty]}, say ${share}`,
  usualOf: (usual: string) => `Difficulty: ${usual}`,
  noInterviews: 'No interview figures yet',
  noInterviewsText: `No one has shared an interview yet. Figures need ${MIN_GROUP_WORD}.`,
  someInterviews: (count: number) =>
    `${aboutCount(count, 'interview', 'interviews')} so far. Figures need ${MIN_GROUP_WORD}.`,
  ratings: 'What employees say',
  allReviews: (count: number) => `All ${aboutCount(count, 'review', 'reviews')}`,
  roles: 'Salaries of the most reported roles',
  allSalaries: 'All salaries',
  rolesScale: (to: string) => `The line goes from ₹0 to ${to}; the box is what the middle half earns.`,
  roleLabel: (role: string, median: string, half: string | null) =>
    half === null ? `${role}: median ${median}` : `${role}: median ${median}, middle half ${half}`,
  allInterviews: 'All interviews',
  rounds: 'Usual rounds',
  days: 'Usual length',
  daysText: (days: number) => aboutCount(days, 'day', 'days'),
  fair: 'Found it fair',
  n: (count: number) => `n ${groupIndian(count)}`,
  tooFew: 'too few',
  rated: (rating: number) => `${rating} of 5`,
  likesTitle: 'Likes',
  dislikesTitle: 'Dislikes',
  newestReview: 'Newest review',
  helpfulReview: 'Most helpful review',
  helpfulFor: (count: number) => aboutCount(count, 'person found it helpful', 'people found it helpful'),
} as const;
