import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { formatDate } from '@/core/kernel/formatting/date';
import type { OwnContribution } from './own-contribution';

/** All texts about when other users see a contribution and when figures count it. */
const texts = {
  held: 'Only you see it until a moderator has decided.',
  rejected: 'Not published.',
  live: 'Live.',
  accepted: 'Accepted.',
  showsFrom: (moment: string) => `Sent. Only you see it now; others see it from ${moment}.`,
  editShowsFrom: (moment: string) =>
    `Live. Only you see your changes now; others see them from ${moment}. To take the review off the page now, delete it.`,
  counted: {
    review: 'The rating counts it.',
    interview: 'Figures count it.',
    benefits: 'Figures count it.',
    salary: 'Figures count it.',
    tenure: 'Figures count it.',
  },
  countsFrom: {
    review: (day: string) => `The rating counts it from ${day}.`,
    interview: (day: string) => `It shows already; figures count it from ${day}.`,
    benefits: (day: string) => `It shows already; figures count it from ${day}.`,
    salary: (day: string) => `Figures count it from ${day} at the earliest.`,
    tenure: (day: string) => `Figures count it from ${day} at the earliest.`,
  },
  countsInstead: {
    review: 'The rating does not count it, because another account sent the same text.',
    salary: 'Figures count your newer report instead.',
    tenure: 'Figures count your newer stay instead.',
  },
} as const;

export function laterVisibilityText(card: string): string {
  return `Others see ${card} at a random hour within ${CARDS_SHOW_WITHIN_HOURS} hours, without a name: nobody can tell from its time who sent it. If a moderator has to review it first, they see it after that.`;
}

export function firstVisibilityText(card: string): string {
  return `Others see ${card} within ${CARDS_SHOW_WITHIN_HOURS} hours, or after a moderator has reviewed it.`;
}

export function contributionStateText(contribution: OwnContribution): string {
  const { kind, status, showsAt, counting: isCounting } = contribution;
  if (status === 'PENDING' && showsAt === null) return texts.held;
  if (status === 'REJECTED') return texts.rejected;
  if (showsAt !== null)
    return (isCounting === null ? texts.showsFrom : texts.editShowsFrom)(formatDate(showsAt, 'moment'));
  const counting = countingOf(contribution);
  return [
    kind === 'salary' || kind === 'tenure' ? texts.accepted : texts.live,
    ...(counting === null ? [] : [counting]),
  ].join(' ');
}

/** Returns true if the state will change by itself. */
export function isPending({ status, showsAt, counting }: OwnContribution): boolean {
  return status === 'PENDING' || showsAt !== null || counting === 'LATER';
}

function countingOf({ kind, counting, countsFrom }: OwnContribution): string | null {
  if (counting === null || kind === 'photo' || kind === 'company') return null;
  if (counting === 'COUNTED') return texts.counted[kind];
  if (counting === 'LATER') return countsFrom === null ? null : texts.countsFrom[kind](formatDate(countsFrom, 'day'));
  return kind === 'interview' || kind === 'benefits' ? null : texts.countsInstead[kind];
}
