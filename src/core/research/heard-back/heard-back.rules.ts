import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { COUNT_STEP, inFives, shownCount } from '@/core/kernel/figures/shown-numbers.rules';

/** The number of days from the click on "Apply" until the user is asked for the outcome. */
export const ASKED_AFTER_DAYS = 14;
/** The number of days from the click on "Apply" during which the answer can be changed. */
export const MAX_UNANSWERED_DAYS = 90;
export const MAX_ANSWER_DAYS = 365;
/** Applications per user. The oldest is dropped. */
export const MAX_APPLICATIONS = 100;

export const HEARD_BACK_ANSWERS = ['answered', 'rejected', 'interview', 'offer', 'nothing'] as const;
export type HeardBackAnswer = (typeof HEARD_BACK_ANSWERS)[number];

export const heardBackRefusals = {
  jobGone: 'This job is no longer available.',
  gone: 'This job is no longer in your list.',
  tooEarly: 'You can answer this 14 days after you applied.',
  counted: 'Your answer is already counted, so you cannot change it.',
} as const;

export function isReply(answer: HeardBackAnswer): boolean {
  return answer !== 'nothing';
}

export function isRemembered(pressedOn: string, answer: HeardBackAnswer | null, today: string): boolean {
  return daysBetween(pressedOn, today) <= (answer === null ? MAX_UNANSWERED_DAYS : MAX_ANSWER_DAYS);
}

export function isAnswerDueOn(pressedOn: string, today: string): boolean {
  return daysBetween(pressedOn, today) >= ASKED_AFTER_DAYS;
}

function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / DAY_MS;
}

/** The count from which shares are in steps of five people. Below it they are in thirds. */
const MIN_FOR_STEPS = 3 * (MIN_GROUP - 1) + 1;
const MAX_FEW = MIN_GROUP - 1;
const HUNDRED = 100;
const THIRDS = [
  { atLeast: 0, atMost: 33 },
  { atLeast: 34, atMost: 66 },
  { atLeast: 67, atMost: 100 },
] as const;

/**
 * Returns bounds of a share in per cent, or null for fewer than five people. Zero and a few get the same bounds, as do
 * all and nearly all. Other counts are rounded to fives.
 */
export function shareBounds(
  part: number,
  people: number,
): { readonly atLeast: number; readonly atMost: number } | null {
  if (!isGroup(people)) return null;
  if (people < MIN_FOR_STEPS) {
    const third = Math.min(THIRDS.length - 1, Math.floor((part * THIRDS.length) / people));
    return THIRDS[third] ?? null;
  }
  const whole = shownCount(people);
  const shareOf = (count: number) => (count * HUNDRED) / whole;
  if (part <= MAX_FEW) return { atLeast: 0, atMost: Math.ceil(shareOf(MAX_FEW)) };
  if (people - part <= MAX_FEW) return { atLeast: HUNDRED - Math.ceil(shareOf(MAX_FEW)), atMost: HUNDRED };
  const last = inFives(whole - MIN_GROUP);
  const nearest = Math.round((part * whole) / people / COUNT_STEP) * COUNT_STEP;
  const middle = Math.min(last, Math.max(MIN_GROUP, nearest));
  const from = Math.max(MIN_GROUP, middle - COUNT_STEP / 2);
  const to = middle === last ? whole - MIN_GROUP : middle + COUNT_STEP / 2;
  return { atLeast: Math.floor(shareOf(from)), atMost: Math.ceil(shareOf(to)) };
}
