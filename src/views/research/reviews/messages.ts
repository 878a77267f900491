import { PROOF_LABELS } from '@/core/account/career-status/proof-labels';
import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { ContributionStatus } from '@/core/research/contribute/contribution-status';
import { firstVisibilityText } from '@/core/research/contributions/showing-texts';
import type { ReviewFilterKey } from '@/core/research/reviews/review-filters';
import type { HoldReason } from '@/core/research/reviews/review-holds.rules';
import { SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { EMPLOYMENT_LABELS } from '@/core/research/reviews/review-labels';

const filters: Readonly<Record<ReviewFilterKey, string>> = {
  department: 'Department',
  designation: 'Job title',
  family: 'Kind of job',
  location: 'Where',
  who: 'Who',
  employment: 'Employment',
  rating: 'Rating',
  months: 'When',
  liked: 'Likes',
  disliked: 'Dislikes',
};

const ownReviewText: Readonly<Record<ContributionStatus, string>> = {
  pending: 'Your review is saved on this device. It hasn’t been sent yet.',
  submitted: 'It is being checked and appears here after that. Nobody else sees that it is yours.',
  live: 'It appears here without your name. Nobody else sees that it is yours.',
  rejected: 'It can’t appear here as it is. Change it, and we check it again.',
};

/** One clause per reason. */
const HELD_IF = {
  NEW_ACCOUNT: 'its author’s account is new',
  SURGE: 'Far more reviews than usual came in a day',
  SAME_TEXT: 'the same text came from another account too',
  SAME_DAY: 'its author added more about the company that day',
} satisfies Record<HoldReason, string>;

export const messages = {
  ownReview: 'Your review',
  ownReviewText,
  employment: EMPLOYMENT_LABELS,
  filters,
  ratings: 'Ratings',
  of5: ' of 5',
  reviews: { one: '{count} review', other: '{count} reviews' },
  held: { one: '{count} more review is not counted yet.', other: '{count} more reviews are not counted yet.' },
  fewHeld: 'A few more reviews are not counted yet.',
  heldIf: HELD_IF,
  heldWhy: `We count a review later if ${HELD_IF.NEW_ACCOUNT}, if ${HELD_IF.SAME_DAY}, or if ${HELD_IF.SAME_TEXT}.`,
  surge: `${HELD_IF.SURGE}: we check those first, for ${SURGE_HOLD_DAYS} days at most.`,
  newest: (month: string) => `newest ${month}`,
  askedFor: `We ask people for these reviews. Each earns ${CONTRIBUTION_POINTS.review} points, whether it praises or criticises.`,
  tooFew: `No rating yet. It appears once there are ${MIN_GROUP_WORD} reviews.`,
  quarterByQuarter: 'Quarter by quarter',
  trendHint: 'Rating above the line, reviews below',
  trendLabel: (first: string, firstRating: string, last: string, lastRating: string) =>
    `The rating was ${firstRating} in ${first} and ${lastRating} in ${last}.`,
  trendSurge: 'Grey: from a day with far more reviews than usual, not counted yet',
  trendSurgeOf: (count: string) => `${count} more, not counted yet`,
  trendNoRating: `No quarter has ${MIN_GROUP_WORD} reviews yet, so the chart shows only how many there are.`,
  showTable: 'Show as a table',
  trendTable: 'Rating and reviews by quarter',
  quarter: 'Quarter',
  rating: 'Rating',
  reviewsColumn: 'Reviews',
  ratingTooFew: 'too few',
  list: 'Reviews',
  searchHint: 'Search reviews',
  searchIn: (reviews: string) => `Search in ${reviews}`,
  search: 'Search',
  sortBy: 'Sort by',
  sorts: { newest: 'Newest', helpful: 'Most helpful' },
  capped: (count: string) => `more than ${count}`,
  whoQuestions: ['Still there?', 'Verified?'],
  who: { current: 'Works here', former: 'Left', checked: 'Verified', 'work-email': 'Verified work email' },
  stars: (rating: string) => `${rating} of 5`,
  lastMonths: (months: string) => `Last ${months} months`,
  likes: (topic: string) => `Likes: ${topic}`,
  dislikes: (topic: string) => `Dislikes: ${topic}`,
  editedOnce: 'Edited',
  earlierViews: { one: 'What the author said earlier', other: '{count} earlier reviews by the author' },
  earlierCountsNowhere: 'Replaced by the review above. It does not count in any rating.',
  earlierView: (rating: string, title: string | null): string => joinFacts([`${rating} of 5`, title]),
  nothingChecked: 'Not verified',
  proofs: PROOF_LABELS,
  edited: (month: string) => `Edited ${month}`,
  yours: 'Yours',
  helpful: 'Helpful',
  copyLink: 'Copy the link to this review',
  discuss: 'Discuss',
  edit: 'Edit',
  remove: 'Delete',
  ofAll: (found: string, all: number) => `${found} of ${groupIndian(all)}`,
  linked: 'The review that the link leads to',
  linkedGone: 'The review that the link leads to is no longer here. Its author or a moderator removed it.',
  showAll: 'All reviews',
  backToStart: 'Back to the first reviews',
  empty: 'Employees haven’t posted any reviews yet.',
  emptyText: (company: string) =>
    `Nobody has written about ${company} yet. ${firstVisibilityText('a review')} A rating appears once there are ${MIN_GROUP_WORD} reviews.`,
  nothingFound: 'No reviews match these filters.',
  failedTitle: 'The reviews did not load.',
  tryAgain: 'Try again',
  loading: 'Loading reviews',
  more: 'Show more reviews',
  loadingMore: 'Loading more reviews',
  moreFailed: 'The next reviews did not load.',
  end: 'No more reviews.',
  latestTitle: 'Reviews',
  find: 'Find a company',
  findAct: 'Find reviews',
  latestHead: 'Latest reviews',
  latestLead: 'What people like and dislike about where they work, newest first.',
  latestEmpty: 'Employees haven’t posted any reviews yet.',
  byIndustry: 'Companies by industry',
  mostReviewed: 'Most reviewed companies',
} as const;
