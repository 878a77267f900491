import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_OPEN_GROUP, MIN_SETTLED_GROUP, SETTLED_DAYS } from '@/core/kernel/figures/card-groups.rules';
import { ADDED_RATINGS, RATING_SPREAD, STANDARD_ERRORS, USUAL_RATING } from '@/core/kernel/figures/chance.rules';
import { minCountFor } from '@/core/kernel/figures/confidence.rules';
import {
  MAX_IMPORTED_SHARE,
  MAX_MARGIN_SHARE,
  MIN_CHECKED_SHARE,
  MIN_RECENT_SHARE,
} from '@/core/kernel/figures/confidence-doubts.rules';
import { CONFIDENCES } from '@/core/kernel/figures/figure';
import { MIN_FOR_QUARTILES, MIN_FOR_TENTHS, MIN_GROUP, percentOf } from '@/core/kernel/figures/figures.rules';
import { AMOUNT_STEP, COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { ADDED_REVIEWS, MIN_COMPANIES, MIN_REVIEWS } from '@/core/research/awards/award.rules';
import { MAX_MONTHS_BACK } from '@/core/research/contribute/one-voice.rules';
import { OUTLIER_FACTOR, OUTLIER_INTERQUARTILE_RANGES } from '@/core/research/contribute/salary-check.rules';
import { NEW_ACCOUNT_HOLD_MS, NEW_REVIEWER_DAYS, SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { MIN_SURGE_REVIEWS, SURGE_BASE_DAYS, SURGE_CHANCE } from '@/core/research/reviews/surge.rules';
import { BOUND_ACCOUNTS, BOUND_DAYS, payComparisonsWithin } from '@/core/research/salaries/bounds.rules';
import { MIN_PEOPLE_FOR_MEDIAN } from '@/core/research/salaries/shown-pay.rules';
import { MAX_STALE_DAYS, MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { LegalFacts, LegalPage } from './legal-facts';

/** Takes each number from the rule that applies it. */
export function howWeCount({ brand }: LegalFacts): LegalPage {
  return {
    title: 'How we count',
    isPolicy: false,
    since: null,
    lead: `Every figure on ${brand} says how many people it rests on. This page says what is counted, what is not, and how far a figure can be trusted.`,
    parts: [
      {
        title: 'Who counts',
        points: [
          'One person has one voice. A newer review of a company takes the place of the earlier one, which can still be read and counts nowhere.',
          'A salary counts once for each person, company, role and year; an interview and a report of benefits once for each person and company.',
          `A month lies within the last ${MAX_MONTHS_BACK / 12} years. What somebody tells after the first report of a day about one company counts one day later each.`,
          `The author sees a new review, interview, photo, report of benefits or reply to a company’s answer immediately. Others see it at a random hour within ${CARDS_SHOW_WITHIN_HOURS} hours, so its time does not reveal who sent it. A text that a moderator has to read first shows after that. Until then no figure counts it, and an earlier review stays where it is.`,
          `The review of an account that is younger than ${NEW_REVIEWER_DAYS} days shows like every other. The rating counts it after ${NEW_ACCOUNT_HOLD_MS / HOUR_MS} hours, at the next midnight in India, or immediately if a work address at that company was verified.`,
          'The same holds for an interview and a report of benefits. A work address proves one account at a time: another account cannot use it until the first has ended or has proved itself with another.',
          'Texts that are the same from several accounts count once.',
          `A salary of more than ${OUTLIER_FACTOR} times the median of the role, of less than one ${OUTLIER_FACTOR}th of it, or further outside the middle half of the role than ${OUTLIER_INTERQUARTILE_RANGES} times its width, is kept out of every figure until a moderator has looked at it.`,
          `We ask everybody who signs in for reviews, salaries, interviews, benefits and photos, so whatever is written here was asked for. Each earns points by its kind alone, a review ${CONTRIBUTION_POINTS.review}, whatever it says, and points buy nothing. We mark none by itself: somebody who was asked by a company would be among the few whom it asked.`,
          'Imported reports count as what their source says they are, and are marked as imported.',
        ],
      },
      {
        title: 'What is shown, and from how many',
        points: [
          'Full-time work, part-time work, contracts, freelance work and internships have salary figures of their own. No figure is of two of them, and the usual salary of a role is that of full-time work.',
          'A joining bonus is paid once, so it stands apart from the salary of a year, as a part of the first year.',
          `It shows, as stock does, if at least ${MIN_GROUP} of the middle half have it and ${MIN_GROUP} lack it. Stock counts with the part of a grant that vests in a year.`,
          `A figure needs ${MIN_GROUP} reports, the middle half ${MIN_FOR_QUARTILES}, the lowest and the highest tenth ${MIN_FOR_TENTHS}.`,
          `Amounts are rounded to ₹${groupIndian(AMOUNT_STEP)}, however many people they are of. From ${MIN_FOR_ROUNDED_COUNTS} people on, numbers of people are rounded down to the next ${COUNT_STEP}, and texts say “about”.`,
          `Fewer than ${MIN_PEOPLE_FOR_MEDIAN} people show a band in place of the median, whatever is checked. How many are recent or verified shows in fives.`,
          `Where one group of a list, or all that are withheld together, could be found by taking the shown ones from their sum, the smallest shown group is withheld as well, and the next, until two groups and ${MIN_GROUP} people are. So a group of more than ${MIN_GROUP} may have no figure. Every page, filter and comparison withholds the same groups.`,
          `If both the sum and that group are of ${MIN_FOR_ROUNDED_COUNTS} people or more, it keeps its figure: rounded numbers do not tell of one person. Small cities stand together as other places.`,
          `A small group that fewer than ${MIN_GROUP} different people joined or left keeps its earlier figure until ${MIN_GROUP} have, for ${MAX_STALE_DAYS} days at the most.`,
          `A review, an interview, a report of benefits or a photo shows of its author’s title, department, place, years and month only what ${MIN_OPEN_GROUP} people of the company share, or ${MIN_SETTLED_GROUP} who have counted for ${SETTLED_DAYS} days. Years become a band first, then a month a quarter, a city its state; the kind of job is kept longest. Filters know no more than the cards.`,
          'Percentiles interpolate. A rating is rounded half up to one decimal.',
        ],
      },
      {
        title: 'How sure a figure is',
        points: [
          ...CONFIDENCES.map((word) => `${word}: from ${minCountFor(word)} reports.`),
          'An average of several people that one source tells is one answer: the word starts at the number of answers.',
          `One step lower each: under ${percent(MIN_RECENT_SHARE)} are of the last 12 months (without a date they are not), under ${percent(MIN_CHECKED_SHARE)} have something checked, more than ${percent(MAX_IMPORTED_SHARE)} are imported, or the median is uncertain by more than ${percent(MAX_MARGIN_SHARE)}.`,
          `Search engines are told a rating from ${minCountFor('Moderate')} reviews on.`,
        ],
      },
      {
        title: 'Orders, awards and comparisons',
        points: [
          `Lists by rating take what a company has at least, ${STANDARD_ERRORS} standard errors below its mean. The mean counts ${ADDED_RATINGS} ratings of ${USUAL_RATING} more, and the spread of single ratings is taken as ${RATING_SPREAD}. So few perfect ratings do not stand before many good ones.`,
          `Awards rank companies with at least ${MIN_REVIEWS} reviews in the year, in lists of at least ${MIN_COMPANIES}. ${ADDED_REVIEWS} average reviews are added to each, and the error is made of the deviation within all companies together. A difference within chance (19 of 20) is no difference: the rank is shared.`,
          'A comparison calls a company ahead of another one only where it is above it by more than chance, pair by pair; a further company takes no lead away.',
        ],
      },
      {
        title: 'Days with far more reviews than usual',
        points: [
          `A day with at least ${MIN_SURGE_REVIEWS} reviews that the ${SURGE_BASE_DAYS} days before make less likely than ${SURGE_CHANCE * 1000} in 1,000 is a surge. Counts of days are taken to follow a negative binomial distribution.`,
          'In 400 simulated companies this gave a false alarm in 0.8 of 100 months of a company, and found 34, 52, 64 and 82 of 100 attacks of 5, 8, 12 and 20 reviews.',
          `Its reviews show, and no rating counts them until a moderator has decided, ${SURGE_HOLD_DAYS} days at the most. The page of the company says so.`,
        ],
      },
      {
        title: 'What several accounts of one hand could find out',
        text: [
          `Salary figures change every ${SNAPSHOT_DAYS} days, and small ones only when at least ${MIN_GROUP} people have changed. An account counts toward a group after ${MIN_ACCOUNT_DAYS} days, or with a checked work address. Somebody who knows that a person is in a small group could learn at most so often whether that person’s pay lies above or below an amount:`,
        ],
        points: BOUND_ACCOUNTS.map((accounts) => boundLine(accounts)),
      },
    ],
  };
}

function percent(share: number): string {
  return `${percentOf(share, 1)} %`;
}

function boundLine(accounts: number): string {
  const within = BOUND_DAYS.map((days) => `${payComparisonsWithin(accounts, days)} in ${days} days`);
  return `${accounts} ${accounts === 1 ? 'account' : 'accounts'}: ${within.join(', ')}.`;
}
