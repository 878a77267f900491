import type { EmploymentType } from '@/core/common/employment-type.rules';
import { MIN_FOR_QUARTILES, MIN_GROUP } from '@/core/figures/figures.rules';
import { isRoundedCount } from '@/core/figures/shown-numbers.rules';
import { formatDate, formatMonth } from '@/core/formatting/date';
import { inWords } from '@/core/formatting/in-words';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';

const few = inWords(MIN_GROUP);
const some = inWords(MIN_FOR_QUARTILES);

/** Texts of salaries. */
export const messages = {
  title: 'Salaries',
  lead: 'What people earn, by role, company and industry: the median first, with the number of reports and the newest month beside every figure.',
  inHand: 'What of this is in hand?',
  calculators: 'Calculators: take-home, hike, HRA, gratuity',
  paidFairly: 'Are you paid fairly?',
  byRole: 'By role',
  byCompany: 'By company',
  byCity: 'By city',
  byExperience: 'By experience',
  ofRole: (role: string) => `${role} salary in India`,
  ofCompany: (company: string) => `Salaries at ${company}`,
  ofBoth: (role: string, company: string) => `${role} salary at ${company}`,
  /** Verbatim from the specification (ER-EMPTY-SALARY). */
  empty: 'We do not have sufficient salary data.',
  emptyHint: `A figure shows once ${few} people have reported their salary. Figures change once a week.`,
  emptyFiltered: `Fewer than ${few} people have reported their salary with these filters.`,
  allSalaries: 'All salaries',
  allRoles: 'All roles of this company',
  seeEverywhere: (role: string) => `${role} salaries in all companies`,
  compareTitle: 'Compare companies',
  compareHint: 'Put up to three side by side.',
  compareFull: 'Three are side by side. Remove one to choose another.',
  compareChoices: 'Companies to compare',
  compareOut: (company: string) => `Remove ${company} from the comparison`,
  loading: 'Loading salaries',
  failed: 'We could not load the salaries',
  retry: 'Try again',
  notFound: 'There is no such role',
  notFoundHint: 'The address may have a slip in it. Look through the roles that salaries are reported for.',
  aYear: 'a year, median',
  aMonth: 'a month, median',
  lpa: (lakh: string) => `${lakh} LPA`,
  half: 'Half of the people earn between',
  medianOnly: 'median only',
  medianOnlyHint: 'There are too few reports for the range that half of the people earn in.',
  tooFew: `Too few to show, it takes ${few}`,
  between: (range: string) => `Between ${range.replace(' – ', ' and ')}`,
  bandHint: 'few of them verified',
  about: aboutText,
  count: (count: number) => `n ${aboutText(count)}`,
  imported: (imported: number, count: number) => (imported === count ? 'imported' : `${aboutText(imported)} imported`),
  asOf: (day: string) => `Figures of ${formatDate(day, 'day')}; they change once a week.`,
  elsewhere: (count: number) => `Other places: n ${aboutText(count)}`,
  reports: (count: number) =>
    isRoundedCount(count)
      ? `about ${groupIndian(count)} reports`
      : plural(count, { one: '{count} report', other: '{count} reports' }),
  newest: (month: string) => `newest ${formatMonth(month)}`,
  stale: (month: string) => `Stale, ${formatMonth(month)}`,
  undated: 'without a date',
  staleHint: 'The newest report is more than 18 months old.',
  confidence: 'confidence',
  unit: 'Salary shown',
  units: { year: 'LPA', month: 'Month' },
  filters: 'Filters',
  city: 'City',
  allCities: 'All cities',
  experience: 'Experience',
  allExperience: 'All experience',
  years: yearsText,
  employment: 'Kind of work',
  employments: {
    fulltime: 'Full-time',
    parttime: 'Part-time',
    contractual: 'Contract',
    intern: 'Internship',
    freelancer: 'Freelance',
  } satisfies Readonly<Record<EmploymentType, string>>,
  employmentHint: (kind: EmploymentType) =>
    kind === 'intern'
      ? 'Of internships only. The stipend of a month is shown times twelve, whatever the months it is paid for.'
      : 'Of this kind of work only, as the salary of a year.',
  takeAway: (filter: string) => `Take away the filter ${filter}`,
  notUnderstood: {
    location: 'The city in the address is not one that we know, so all cities are shown.',
    employment: 'The kind of work in the address is not one that we know, so full-time work is shown.',
    experience: 'The experience in the address is none of the six steps, or stands beside a city, so all are shown.',
  },
  standTitle: 'Where people stand',
  standLabel: (count: number, half: string, median: string, tenths: string, own: string) =>
    `Salaries of ${plural(count, { one: '{count} person', other: '{count} people' })}. Half earn between ${half}, the median is ${median}${tenths}${own}.`,
  tenths: (low: string, high: string) => `, one in ten earns below ${low} and one in ten above ${high}`,
  you: (pay: string) => `You ${pay}`,
  youAre: (pay: string) => `. You: ${pay}`,
  middleHalf: 'middle half',
  quarters: 'lower and upper quarter',
  median: (pay: string) => `median ${pay}`,
  stepsHint: (tenths: string) =>
    `Each step holds at least ${few} people; where there are fewer, neighbours are joined.${tenths}`,
  tenthsHint: (low: string, high: string) => ` Lowest tenth ${low}, highest tenth ${high}.`,
  axisEnds: 'The axis ends before the last people, where the arrows are.',
  beyondBelow: (count: number, pay: string) => ` About ${groupIndian(count)} people earn ${pay} or less.`,
  beyondAbove: (count: number, pay: string) => ` About ${groupIndian(count)} people earn ${pay} or more.`,
  asTable: 'Show as a table',
  quantiles: 'Points of the salaries',
  point: 'Point',
  perYear: 'A year',
  perMonth: 'A month',
  points: {
    lowestTenth: 'Lowest 10%',
    lowerQuartile: 'Lower quarter',
    median: 'Median',
    upperQuartile: 'Upper quarter',
    highestTenth: 'Top 10%',
  },
  rowLabel: (name: string, median: string, half: string | null) =>
    `${name}: median ${median}, ${half === null ? 'too few for quartiles' : `middle half ${half}`}`,
  rowsHintTooFew: `Quartiles from ${some} reports, a median from ${few}.`,
  rowsHint: `Both charts share one scale. Quartiles from ${some} reports, a median from ${few}.`,
  logarithmic: 'Equal steps along the axis multiply the salary alike: the scale is logarithmic.',
  ownBeyond: 'Your own salary lies beyond an axis where its mark is an arrow.',
  legendLow: 'Low or Very Low confidence',
  legendStale: 'stale: newest over 18 months old',
  parts: 'What it is made of',
  partsOf: (count: number) => `average of the middle half, n ${aboutText(count)}`,
  part: 'Part',
  partYear: 'A year',
  partKinds: {
    fixed: 'Fixed',
    variable: 'Variable, as paid',
    stock: 'Stock, as it vests',
    joiningBonus: 'Joining bonus, once',
  },
  partReported: (share: number) => (share === 100 ? 'all report it' : `${share}% report it`),
  together: 'Together',
  firstYear: 'In the first year',
  medianHead: 'Median',
  rangeHead: 'Middle half',
  nHead: 'n',
  confidenceHead: 'Confidence',
  newestHead: 'Newest',
  listCaptions: {
    jobProfile: 'Median salary by role, the most reported first',
    company: 'Median salary by company, the most reported first',
    industry: 'Median salary by industry, the most reported first',
  },
  listHeads: { jobProfile: 'Role', company: 'Company', industry: 'Industry' },
  listBy: { jobProfile: 'By role', company: 'By company', industry: 'By industry' },
  pageBehind: 'There are no more salaries here.',
  pageBehindHint: 'The list has become shorter, or the address names a page that it never had.',
  firstPage: 'To the first page',
  youAreHere: 'You are here',
  ownPay: 'Your CTC a year',
  ownPayHint: 'Stays on this device until you log out. It is never sent.',
  ownPayWrong: 'Type your salary in lakh, such as 6.8.',
  lakh: 'lakh',
  standing: (below: number) => `You earn more than about ${below}% here.`,
  above: (distance: string) => `The median is ${distance} above you.`,
  below: (distance: string) => `The median is ${distance} below you.`,
  atMedian: 'You are at the median.',
  noStanding: 'There are too few reports here to say where you stand.',
  sure: 'How sure are we',
  sureReports: (start: string) => `starts at ${start}`,
  reportsOfFew: (count: number, authors: number) =>
    `${isRoundedCount(count) ? 'about ' : ''}${groupIndian(count)} reports, from at most ${authors} answers`,
  importedShare: (share: number) => `${share}% imported`,
  importedRule: 'more than half: one word down',
  recent: (share: number) => `${share}% from the last 12 months`,
  recentRule: 'under half, or without a date: one word down',
  checked: (share: number) => `${share}% from verified people`,
  checkedRule: 'under a third: one word down',
  margin: (margin: string) => `Median good to ± ${margin}`,
  noMargin: 'Too few reports for a margin',
  marginRule: 'wider than 8%: one word down',
  method: 'Starts at: 5 Very Low, 10 Low, 20 Moderate, 50 High, 150 Very High. Never up, only down.',
  fine: 'holds',
  doubtful: 'does not hold',
  notSure: `Too few reports for a figure: it takes ${few}.`,
  more: 'Read on',
  popularRoles: 'Roles',
  tabs: 'Lists of salaries',
} as const;

/** From 50 on counts are in fives. */
function aboutText(count: number): string {
  return isRoundedCount(count) ? `about ${groupIndian(count)}` : groupIndian(count);
}

function yearsText(band: string): string {
  if (band === '15+') return '15 or more years';
  return band === '0-1' ? '0–1 year' : `${band.replace('-', '–')} years`;
}
