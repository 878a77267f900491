import { peoplePlural } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import type { PluralForms } from '@/core/kernel/formatting/plural';
import type { HeardBack } from './application';
import { ASKED_AFTER_DAYS } from './heard-back.rules';

const PEOPLE: PluralForms = { one: '{count} person', other: '{count} people' };

/** Returns "About 33% heard back within 14 days (about 60 people, latest October 2026)". */
export function heardBackSentence({ count, newest, ...bounds }: HeardBack): string {
  const people = peoplePlural(count, PEOPLE);
  return `${shareText(bounds)} heard back within ${ASKED_AFTER_DAYS} days (${people}, latest ${formatMonth(newest)})`;
}

/** Returns "About 33% heard back (about 60 people)". */
export function heardBackWords({ count, ...bounds }: HeardBack): string {
  return `${shareText(bounds)} heard back (${peoplePlural(count, PEOPLE)})`;
}

function shareText({ atLeast, atMost }: Pick<HeardBack, 'atLeast' | 'atMost'>): string {
  if (atLeast === 0) return `At most ${atMost}%`;
  if (atMost === 100) return `At least ${atLeast}%`;
  return `About ${Math.round((atLeast + atMost) / 2)}%`;
}
