import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import { MIN_FOR_TENTHS, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { inWords } from '@/core/kernel/formatting/in-words';
import { MIN_COMPARED_REPORTS } from '@/core/research/fair-pay/fair-pay.rules';
import { NO_PAY_DATA } from '@/core/research/fair-pay/fair-pay-sentence';

const some = inWords(MIN_COMPARED_REPORTS);

export const fairPayMessages = {
  title: 'Are you paid fairly?',
  role: 'Job title',
  replaced: (title: string) => `The link filled in this job title. You had typed “${title}”.`,
  useTyped: 'Use mine',
  city: 'City',
  company: 'Company',
  years: 'Years of work',
  fixed: 'Fixed pay a year',
  variable: 'Variable pay a year',
  variableHint: 'Variable pay is the bonus that you were paid and one year of stock.',
  /**
   * The sentence: I work as [job title] in [city] at [company] with [years] years of work. I earn
   * ₹[…] fixed and ₹[…] variable a year.
   */
  workAs: 'I work as',
  in: 'in',
  at: 'at',
  with: 'with',
  earn: 'years of work. I earn',
  plus: 'fixed and',
  aYear: 'variable a year.',
  anyRole: 'job title',
  anyCity: 'any city',
  anyCompany: 'any company',
  anyYears: 'any',
  amount: '12 lakh',
  nothing: '0',
  find: 'See where I stand',
  before: 'What you will see',
  beforePoints: [
    'The median salary of people with your job title, and how yours compares.',
    'How far you are above or below it, in a year and in a month.',
    'How many people reported, how certain the median is, and how the salaries spread.',
  ],
  never:
    'We load only the salaries of your group. Your own is compared on this device: it is never sent, and never in a link.',
  loading: 'Looking for your group',
  failed: 'We could not load the reported salaries',
  failedNote: 'Your entries are still here.',
  retry: 'Try again',
  notFound: 'No salary is reported for this job title. Pick one from the list.',
  empty: NO_PAY_DATA,
  result: 'Where you stand',
  wouldStand: 'Where you would stand',
  wouldStandHow: 'Worked out on this device. Your salary leaves it only when you send it.',
  tooFewToCompare: `Fewer than ${some} people have reported this role, too few to compare with. Yours helps the next one.`,
  noAnswer: 'We could not load reported salaries to compare with. You can send yours without them.',
  example: (below: number) =>
    `An example: each mark is one in a hundred people, and the coloured one would be you. Here ${below} of 100 earn less than you.`,
  from: (salaries: string) => `From ${salaries}. Enter your pay to see where you stand.`,
  hundred: 'Each mark is one in a hundred people; the coloured one is you.',
  prefilled: 'Filled in from your career status.',
  distance: (year: string, month: string, isBelow: boolean) =>
    `You are ${year} a year, or ${month} a month, ${isBelow ? 'below' : 'above'} the median.`,
  atMedian: 'You are at the median.',
  median: (amount: string) => `The median is ${amount} a year.`,
  medianWithin: (amount: string, from: string, to: string) =>
    `The median is ${amount} a year, most likely between ${from} and ${to}.`,
  group: 'Your group',
  groupOf: (role: string, years: SalaryExperienceBand | null, place: string | null, company: string | null) =>
    [
      `Everyone who reported as ${role}`,
      years === null ? null : `with ${yearsOfWork(years)} of work`,
      place === null ? null : `in ${place}`,
      company === null ? null : `at ${company}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  small: `Fewer than ${MIN_FOR_TENTHS} people have reported. That gives a rough idea, but does not show what is fair.`,
  onlyMedian: `Fewer than ${some} have reported, so only the median is shown.`,
  tooFew: `We show a figure only once there are ${MIN_GROUP_WORD} reports, so that nobody can be recognised.`,
  widest: 'No closer group is large enough.',
  chart: 'How salaries spread',
  groups: (count: number) => `The same pay in ${inWords(count)} groups`,
  salaries: (count: number) => peoplePlural(count, { one: '{count} salary', other: '{count} salaries' }),
  everybody: (role: string) => `${role}, anywhere`,
  inCity: (city: string) => `in ${city}`,
  withYears: (years: SalaryExperienceBand) => `with ${yearsOfWork(years)}`,
  atCompany: (company: string) => `at ${company}`,
  above: (amount: string) => `median + ${amount}`,
  below: (amount: string) => `median − ${amount}`,
  groupsNote: (pay: string) =>
    `The box is the middle half, the thick mark its median, and the coloured line your ${pay}. The number is how many of 100 earn less.`,
  next: 'What next?',
  give: 'Add your salary',
  giveHint: 'The form opens with what you typed. Nothing is sent until you send the form.',
  more: 'All salaries for this role',
  takeHome: 'Your take-home pay',
  leavesOut:
    'Salaries that nobody reported, benefits other than money, and how you work. Different work under one title counts as one group.',
};

function yearsOfWork(band: SalaryExperienceBand): string {
  return band === '15+' ? '15 or more years' : `${band.replace('-', ' to ')} years`;
}
