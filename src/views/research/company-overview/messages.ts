import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { DIFFICULTY_LABELS, OUTCOME_LABELS } from '@/core/research/interviews/interview-labels';
import type { InterviewDifficulty, InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';
import { payBetween, payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';

const aboutCount = (count: number, one: string, other: string) =>
  plural(count, { one: `{count} ${one}`, other: `{count} ${other}` });

export const messages = {
  reviewsGiven: { one: '{count} review', other: '{count} reviews' },
  distribution: (rating: number, reviews: string, share: number) => `${rating} of 5: ${reviews}, ${share} per cent`,
  inShort: 'In short',
  rating: 'Is it good?',
  of5: ' of 5',
  provenance: (count: number, newest: string | null) =>
    `${aboutCount(count, 'review', 'reviews')}${newest === null ? '' : `, newest ${formatMonth(newest)}`}`,
  interviewsWithNewest: (count: number, newest: string | null) =>
    `${aboutCount(count, 'interview', 'interviews')}${newest === null ? '' : `, newest month shown ${formatMonth(newest)}`}`,
  noRating: 'No rating yet',
  noReviews: `No one has reviewed it yet. A rating needs ${MIN_GROUP_WORD} reviews.`,
  fewReviews: `A few reviews so far. A rating needs ${MIN_GROUP_WORD}.`,
  someReviews: (count: number) => `${aboutCount(count, 'review', 'reviews')} so far. A rating needs ${MIN_GROUP_WORD}.`,
  salary: 'What does it pay?',
  aYear: ' a year',
  medianAYear: ' a year, median',
  roleProvenance: (n: string, confidence: string | null) =>
    confidence === null ? `${n} salaries` : `${n} salaries, ${confidence} confidence`,
  noSalary: 'No salary figure yet',
  noSalaryText: `A role’s figure needs ${MIN_GROUP_WORD} people who share their salary.`,
  fewChecked: 'A median needs the salaries of ten people.',
  medianOnly: 'Too few for a range',
  interviews: 'How do you get in?',
  offers: ' end in an offer',
  usual: (difficulty: InterviewDifficulty, share: string) =>
    `${share} call it ${DIFFICULTY_LABELS[difficulty].toLowerCase()}`,
  noInterviews: 'No interview figures yet',
  noInterviewsText: `No one has shared an interview yet. Figures need ${MIN_GROUP_WORD}.`,
  someInterviews: (count: number) =>
    `${aboutCount(count, 'interview', 'interviews')} so far. Figures need ${MIN_GROUP_WORD}.`,
  outcome: (outcome: InterviewOutcome, share: string) => `${OUTCOME_LABELS[outcome]} ${share}`,
  payLabel: ({ median, band, lowerQuartile, upperQuartile }: SalaryFigure) => {
    if (median === null) return band === null ? '' : `The median is between ${payBetween(band.from, band.to, 'year')}`;
    const half =
      lowerQuartile === null || upperQuartile === null ? null : payBetween(lowerQuartile, upperQuartile, 'year');
    return `Median ${payText(median, 'year')}${half === null ? '' : `, half earn between ${half}`}`;
  },
  leaving: 'What is it like to leave?',
  sooner: (count: number) => `${groupIndian(count)} sooner`,
  asUsual: (count: number, answer: string) => `${groupIndian(count)} ${answer.toLowerCase()}`,
  later: (count: number) => `${groupIndian(count)} later or not yet`,
  noSettlement: `Fewer than ${MIN_GROUP_WORD} people have said when their final settlement came.`,
  allLeaving: 'Joining and leaving',
  ratings: 'By topic, compared with the industry',
  allReviews: (count: number) => `All ${aboutCount(count, 'review', 'reviews')}`,
  ladder: 'Career ladder',
  ladderNote: 'Medians of titles, not one person’s career.',
  step: (ratio: number) => `× ${ratio.toFixed(1)}`,
  roles: 'Salaries of the most reported roles',
  allSalaries: 'All salaries',
  middleHalf: 'The box is what the middle half earns.',
  rungLabel: (role: string, { median, lowerQuartile, upperQuartile }: SalaryFigure, step: number | null) =>
    [
      `${role}: median ${payText(median ?? 0, 'year')}`,
      ...(lowerQuartile === null || upperQuartile === null
        ? []
        : [`middle half ${payRange(lowerQuartile, upperQuartile, 'year')}`]),
      ...(step === null ? [] : [`the next title earns ${step.toFixed(1)} times as much`]),
    ].join(', '),
  besideIt: 'Similar companies',
  compareAll: 'Compare all',
  interviewFacts: 'Interviews',
  askedMost: 'Asked most',
  asked: (count: number) => `${groupIndian(count)}+\u00A0times`,
  allInterviews: 'All interviews',
  rounds: 'Usual rounds',
  days: 'Usual time from first call to result',
  daysText: (days: number) => aboutCount(days, 'day', 'days'),
  fair: 'Felt treated fairly',
  n: (count: number) => `${groupIndian(count)} people`,
  tooFew: 'too few',
  rated: (rating: number) => `${rating} of 5`,
  words: 'In their words',
  likesTitle: 'Liked',
  dislikesTitle: 'Not liked',
  wholeReview: 'Read the review',
  helpfulFor: (count: number) => aboutCount(count, 'person found it helpful', 'people found it helpful'),
} as const;
