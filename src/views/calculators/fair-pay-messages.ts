import type { PayBand, PayPoint } from '@/core/calculators/fair-pay.rules';

const POINTS: Readonly<Record<PayPoint, string>> = {
  lowestTenth: 'the lowest tenth',
  lowerQuartile: 'the lower quartile',
  median: 'the median',
  upperQuartile: 'the upper quartile',
  highestTenth: 'the highest tenth',
};

/** Texts of the check whether pay is fair. */
export const fairPayMessages = {
  title: 'Are you paid fairly?',
  lead: 'Your pay beside reported ones of the closest group that is large enough.',
  role: 'Job title',
  city: 'City',
  company: 'Company',
  optional: 'optional',
  years: 'Years of work',
  yearsHint: 'optional; the group has those of about as many years',
  fixed: 'Fixed pay a year',
  variable: 'Variable pay a year',
  variableHint: 'the bonus as paid, and the stock of a year',
  find: 'See where I stand',
  never: 'Only the group is asked for. Your pay is placed in it on this device: it is never sent, and in no address.',
  loading: 'Looking for your group',
  failed: 'We could not load the reported pay',
  failedHint: 'Check your connection, then try again. What you typed stays here.',
  retry: 'Try again',
  notFound: 'Nobody has reported pay for this job title. Pick one from the list.',
  /** Verbatim from the specification (ER-EMPTY-SALARY). */
  empty: 'We do not have sufficient salary data.',
  result: 'Where you stand',
  band: ({ above, below }: PayBand): string => {
    if (above === null) return `Below ${POINTS[below ?? 'median']}`;
    return below === null ? `Above ${POINTS[above]}` : `Between ${POINTS[above]} and ${POINTS[below]}`;
  },
  distance: (year: string, month: string, isBelow: boolean) =>
    `You are ${year} a year, or ${month} a month, ${isBelow ? 'below' : 'above'} it.`,
  atMedian: 'You are at it.',
  median: (amount: string) => `The median is ${amount} a year.`,
  interval: (from: string, to: string) => `As sure as these reports are, it lies between ${from} and ${to}.`,
  group: 'Your group',
  groupOf: (role: string, years: string | null, place: string | null, company: string | null) =>
    [
      `${role}: everybody who reported`,
      years === null ? null : `with ${years} years`,
      place === null ? null : `in ${place}`,
      company === null ? null : `at ${company}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  small: 'Fewer than 30 have reported. So few show a rough place, and say nothing about what is fair.',
  onlyMedian: 'Fewer than ten have reported, so only the median is shown.',
  widest: 'No closer group is large enough.',
  chart: 'Where people stand',
  give: 'Give your salary, without your name',
  giveHint: 'The form opens with what you typed, from this device. Nothing is sent until you send it there.',
  more: 'All figures of this role',
  takeHome: 'What of it is in hand',
  leavesOut:
    'Pay that nobody reported, benefits that are no money, and how you work. Different work under one title is one group.',
};
