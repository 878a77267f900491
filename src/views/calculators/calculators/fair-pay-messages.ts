import { MIN_COMPARED_REPORTS } from '@/core/calculators/calculators/fair-pay.rules';
import { NO_PAY_DATA } from '@/core/calculators/calculators/fair-pay-sentence';
import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import { MIN_FOR_TENTHS, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { inWords } from '@/core/kernel/formatting/in-words';

const some = inWords(MIN_COMPARED_REPORTS);

/** Texts of the check whether pay is fair. */
export const fairPayMessages = {
  title: 'Are you paid fairly?',
  lead: 'Your salary beside reported ones of the closest group that is large enough.',
  role: 'Job title',
  replaced: (title: string) => `The link filled in this job title. You had typed “${title}”.`,
  useTyped: 'Use mine',
  city: 'City',
  company: 'Company',
  optional: 'optional',
  years: 'Years of work',
  yearsHint: 'reports are grouped as 0 to 1, 2 to 3, 4 to 6, 7 to 9, 10 to 14, 15 or more',
  fixed: 'Fixed pay a year',
  variable: 'Variable pay a year',
  variableHint: 'the bonus as paid, and the stock of a year',
  find: 'See where I stand',
  before: 'What you will see',
  beforePoints: [
    'The median salary of people with your job title, and where yours stands beside it.',
    'How far you are above or below it, in a year and in a month.',
    'How many reported, how certain the median is, and how the salaries spread.',
  ],
  never:
    'Only the group is asked for. Your salary is placed in it on this device: it is never sent, and in no address.',
  loading: 'Looking for your group',
  failed: 'We could not load the reported salaries',
  failedNote: 'What you typed stays here.',
  retry: 'Try again',
  notFound: 'No salary is reported for this job title. Pick one from the list.',
  empty: NO_PAY_DATA,
  result: 'Where you stand',
  hundred: 'One mark is one in a hundred; the coloured one is you.',
  prefilled: 'Filled in from your career status.',
  distance: (year: string, month: string, isBelow: boolean) =>
    `You are ${year} a year, or ${month} a month, ${isBelow ? 'below' : 'above'} it.`,
  atMedian: 'You are at it.',
  median: (amount: string) => `The median is ${amount} a year.`,
  interval: (from: string, to: string) => `It most likely lies between ${from} and ${to}.`,
  group: 'Your group',
  groupOf: (role: string, years: SalaryExperienceBand | null, place: string | null, company: string | null) =>
    [
      `${role}: all who reported`,
      years === null ? null : `with ${yearsOfWork(years)} of work`,
      place === null ? null : `in ${place}`,
      company === null ? null : `at ${company}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  small: `Fewer than ${MIN_FOR_TENTHS} have reported. So few show a rough place, and say nothing about what is fair.`,
  onlyMedian: `Fewer than ${some} have reported, so only the median is shown.`,
  tooFew: `Below ${MIN_GROUP_WORD} reports no figure is shown, so that nobody can be known by it.`,
  widest: 'No closer group is large enough.',
  chart: 'Where people stand',
  give: 'Add your salary',
  giveHint: 'The form opens with what you typed, from this device. Nothing is sent until you send it there.',
  more: 'All figures of this role',
  takeHome: 'What of it is in hand',
  leavesOut:
    'Salaries that nobody reported, benefits that are no money, and how you work. Different work under one title is one group.',
};

function yearsOfWork(band: SalaryExperienceBand): string {
  return band === '15+' ? '15 or more years' : `${band.replace('-', ' to ')} years`;
}
