import { STOCK_NAMES, VESTED_NAMES } from '@/core/kernel/common/stock-names';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { OfferStock } from '@/core/talk/salary-offers/offer';
import type { OfferPart } from '@/core/talk/salary-offers/offer-chart';

export const PART_NAMES: Readonly<Record<OfferPart, string>> = {
  fixed: 'Fixed',
  variable: 'Variable',
  stock: 'Stock, a year',
  joiningBonus: 'Joining, once',
};

export const messages = {
  compared: (count: number) =>
    plural(count, { one: 'One salary or offer', other: '{count} salaries and offers compared' }),
  inHand: 'How much of this is in hand?',
  part: 'Part of the offer',
  role: 'Role',
  city: 'City',
  none: 'None',
  current: 'Earned now',
  outside: 'Joining bonus, once, not in the total',
  stockNote: ({ type, vestingPeriod }: OfferStock) => `${STOCK_NAMES[type]}, ${VESTED_NAMES[vestingPeriod]}`,
  bar: (company: string, parts: string) => `${company}: ${parts}`,
  readersPick: 'Readers pick',
  which: 'Which one would you take?',
  yourPick: 'Your pick',
  changePick: 'Change my pick',
  keepPick: 'Keep my pick',
  hidden: 'You see what readers pick after your own pick',
  hiddenFromGuest: 'Log in to pick, and to see what readers pick',
  ownOffers: 'Your comparison',
  best: 'The best in each row is in bold',
  picks: (count: number) => plural(count, { one: '{count} pick', other: '{count} picks' }, groupIndian(count)),
  noPicks: 'No picks yet',
  share: (percent: number) => `${percent}%`,
  counting: 'Counting',
  lakh: (value: number, isLast: boolean) => (isLast ? `₹${groupIndian(value)} L` : groupIndian(value)),
} as const;
