import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { inWords } from '@/core/kernel/formatting/in-words';
import { MIN_APPENDED } from '@/core/trust/public-log/log-line.rules';

/** Texts of the public log. */
export const messages = {
  title: 'What moderators did',
  lead: 'Every decision of our moderators stands here, with the rule and how it began. Writers, days and texts are not here, and nobody can be worked out from it.',
  sums: 'The last twelve months',
  noSums: 'No decision in these months.',
  sumsLoading: 'Loading the sums',
  sumsFailed: 'The sums did not load',
  fewer: `fewer than ${MIN_GROUP}`,
  stars: 'Reviews by their stars',
  starsLead:
    'Moderators do not see the stars of a review before they have decided. Here is what became of the reviews that they decided on, in the twelve months before this one.',
  noStars: 'No review was decided on in those months.',
  starsOf: { one: '{count} star', other: '{count} stars' },
  keptOf: (count: string) => `stayed or was published: ${count}`,
  takenOffOf: (count: string) => `not published or removed: ${count}`,
  acceptedShare: (percent: number) => `${percent}% accepted`,
  log: 'The log',
  loading: 'Loading the log',
  failedTitle: 'The log did not load',
  tryAgain: 'Try again',
  empty: `No decision is in the log yet. Lines come ${inWords(MIN_APPENDED)} at a time, or after a week, so that none tells its day.`,
  caption: 'Decisions of moderators, newest lines first',
  line: 'Line',
  rule: 'Rule',
  askedBy: 'Asked by',
  noRule: 'none',
  somePlace: 'a place with few contributions',
  more: 'Show older lines',
  moreFailed: 'The older lines did not load.',
  end: 'You have reached the end.',
  check: 'How to check it',
  checkText:
    'Each line carries the SHA-256 of itself with the one of the line before, so that a line that is changed or removed later changes every hash after it: anyone who kept an earlier hash can tell. The text that is hashed is the JSON of [hash before, number, month, kind, decision, place, rule, asked by], as the call /api/moderation/log gives them.',
  hash: 'hash',
} as const;
