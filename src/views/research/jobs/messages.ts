import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatCompensation } from '@/core/kernel/formatting/compensation';
import { formatDate, formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import type { Job, JobUsualPay } from '@/core/research/jobs/job';
import type { JobFilterKey } from '@/core/research/jobs/job-filters';
import { MAX_YEARS } from '@/core/research/jobs/job-options.rules';
import type { offeredPayRange } from '@/core/research/jobs/job-pay-scale';
import { payInLakh, payRange } from '@/core/research/salaries/pay-text';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

const years = (count: number) => plural(count, { one: '{count} year', other: '{count} years' });

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contractual: 'Contract',
  intern: 'Internship',
  freelancer: 'Freelance',
};

const OPTIONS: Readonly<Partial<Record<JobFilterKey, Readonly<Record<string, string>>>>> = {
  freshness: { '1': '24 hours', '7': '7 days', '30': '30 days' },
  location: { 'work-from-home': 'Work from home' },
  experience: { fresher: 'Fresher', '1-3': '1–3 years', '4-6': '4–6 years', '7-plus': '7 or more years' },
  ctc: {
    disclosed: 'Salary disclosed',
    '3': '₹3 L and above',
    '6': '₹6 L and above',
    '10': '₹10 L and above',
    '20': '₹20 L and above',
  },
  employment: EMPLOYMENT,
};

export const messages = {
  title: 'Jobs',
  findTitle: 'Find a job title',
  jobsFor: (role: string) => `${role} jobs`,
  loading: 'Loading jobs',
  total: (count: number) => plural(count, { one: '{count} job', other: '{count} jobs' }),
  filters: {
    freshness: 'Posted within',
    location: 'Place',
    experience: 'Experience',
    ctc: 'Salary',
    employment: 'Kind of work',
    job_profile: 'Role',
    company_name: 'Company',
    industry: 'Industry',
  } satisfies Readonly<Record<JobFilterKey, string>>,
  option: (key: JobFilterKey, urlName: string, name: string): string => {
    const texts = OPTIONS[key] ?? {};
    return (Object.hasOwn(texts, urlName) ? texts[urlName] : null) ?? name;
  },
  sortBy: 'Sort by',
  sorts: { newest: 'Newest first', pay: 'Highest salary first' },
  empty: 'No current job openings found.',
  emptyText: 'Create an alert, and we email you when a job with your title is listed.',
  emptyFiltered: 'No jobs match these filters.',
  past: 'There are no more jobs on this page.',
  toFirst: 'Go to the first page',
  noticed: 'What we noticed',
  noticedHint: 'These are facts, not a verdict: an honest job can show some of them, and a fake one none.',
  signs: {
    money: 'Its text asks for money',
    payTo: 'Its text names an account or UPI ID to pay to',
    lookAlike: (company: string) => `An address in it looks like one of ${company}’s`,
    freeMail: 'Its contact is at a free mail provider',
    unknownCompany: (company: string) => `We know of no website of ${company}, and nobody has reviewed the company`,
    highPay: (usual: JobUsualPay | null) =>
      usual === null
        ? 'It offers far more than usual'
        : `It offers at least twice the usual ${payInLakh(usual.median)} for this role`,
    unchanged: (days: number) => `Not changed for ${plural(days, { one: '{count} day', other: '{count} days' })}`,
    repeated: (times: number, first: string) => `Posted ${groupIndian(times)} times since ${formatDate(first, 'day')}`,
  },
  removed: (openings: number) =>
    plural(openings, {
      one: 'Moderators removed {count} job of this company',
      other: 'Moderators removed {count} jobs of this company',
    }),
  removedWhy:
    'At least three people reported that its jobs ask for money, are not real, or never get applicants an answer.',
  removedLine: (line: number) => `Line ${groupIndian(line)} of the public log`,
  removedNoLine: 'Its line appears in the public log within a week',
  failedTitle: 'The jobs did not load',
  tryAgain: 'Try again',

  place: ({ locations, workMode }: Pick<Job, 'locations' | 'workMode'>): string => {
    const names = locations.map(({ name }) => name);
    const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more places`] : names;
    const mode =
      workMode === null ? [] : [{ office: 'in office', hybrid: 'partly from home', remote: 'from home' }[workMode]];
    return [...shown, ...mode].join(', ');
  },
  experience: ({ minExperience, maxExperience }: Pick<Job, 'minExperience' | 'maxExperience'>): string => {
    const least = minExperience ?? maxExperience;
    const most = maxExperience ?? minExperience;
    if (least === null || most === null) return '';
    if (most === 0) return 'Fresher';
    if (least === most) return years(most);
    return most === MAX_YEARS ? `${least} or more years` : `${least}–${years(most)}`;
  },
  employment: (type: EmploymentType | null) => (type === null ? '' : EMPLOYMENT[type]),
  pay: (compensation: Job['compensation']): string =>
    formatCompensation(compensation ?? { minCtc: null, maxCtc: null, currency: 'INR' }),
  usualPay: ({ isOfCompany, median, lowerQuartile: lower, upperQuartile: upper, count, newest }: JobUsualPay) => {
    const half = lower === null || upper === null ? '' : `${payRange(lower, upper, 'year')}, median `;
    return `${isOfCompany ? 'Usual here' : 'Elsewhere'} ${half}${payInLakh(median)}, from ${peopleText(count)} salaries, ${newest === null ? 'without a date' : `newest ${formatMonth(newest)}`}`;
  },
  payInWords: ({ isOfCompany, median, count }: JobUsualPay, offered: ReturnType<typeof offeredPayRange>): string => {
    const inLakh = (rupees: number) => payInLakh(rupees).replace(' ', '\u00a0');
    const pay = `${inLakh(median)}${isOfCompany ? ' here' : ''} (${peopleText(count)} salaries)`;
    if (offered === null) return `Usual ${pay}`;
    const [from, to] = offered;
    if (to < median) return `${inLakh(median - to)} or more below the usual ${pay}`;
    return from > median ? `${inLakh(from - median)} or more above the usual ${pay}` : `Around the usual ${pay}`;
  },
  axis: 'Salary a year',
  payLegend: 'Salary a year. Solid: this offer. Outlined: what half of the people in this role earn, with the median.',
  age: (days: number) =>
    days === 0 ? 'posted today' : plural(days, { one: 'posted {count} day ago', other: 'posted {count} days ago' }),
  old: (days: number) => `Unchanged for ${days} days, may be closed`,
  posted: (times: number, first: string) =>
    `Posted again, ${ORDINALS[times] ?? `${times}th`} time since ${formatDate(first, 'month')}`,
  ageRule: 'After 45 days without a change a job is marked old; after 120 days it leaves the list.',
  apply: 'Apply',
  applyAt: (title: string, company: string) => `Apply for ${title} at ${company}, on another site`,
  leavesSite: 'The link leads to the employer’s or a job board’s site.',
  outOfFive: ' out of 5',
  ratedBy: { one: '{count} review', other: '{count} reviews' },
  ratedUntil: (reviews: string, month: string) => `${reviews}, newest ${month}`,
  heardSurge: 'Most of them answered in the last week.',
  noApply: 'We have no link to apply for this job.',

  back: 'All jobs',
  more: 'More jobs',
  jobsIn: (place: string) => `Jobs in ${place}`,
  readOf: (company: string) => `More on ${company}`,
  backToCompany: (company: string) => `All jobs at ${company}`,
  about: 'About the job',
  noDescription: 'This job has no further description.',
  facts: 'At a glance',
  factPlace: 'Place',
  factExperience: 'Experience',
  factKind: 'Kind of work',
  factPay: 'Salary',
  factIndustry: 'Industry',
  factPosted: 'Last posted',
  factLeaves: 'Leaves the list on',
  skills: 'Skills',
  payOfRole: (role: string) => `All salaries of ${role}`,
  noUsual: (isComparable: boolean) =>
    isComparable
      ? `Fewer than ${MIN_GROUP} people have reported a salary for this role, so there is nothing to compare with.`
      : 'The usual salary is for a year of full-time work, so we don’t compare this offer with it.',
  goneTitle: 'This job is no longer available',
  goneText: 'It has left the list, or the address is mistyped.',

  alert: (hasJobs: boolean) => (hasJobs ? 'Get new jobs like these by email' : 'Get new jobs by email'),
  alertText: 'At most one email a day, and none on days without a new job.',
  alertTitles: 'Job title, or several separated by commas',
  alertNeedsTitle: 'Enter a job title, for example “Data Analyst”.',
  leaveUnknownOut: 'Leave it out',
  alertFilters: (options: string) => `Also counts: ${options}.`,
  createAlert: 'Create alert',
  alertForList: 'Email me new jobs',
  creatingAlert: 'Creating the alert',
  alerts: 'Your alerts',
  alertsFailed: 'Your alerts did not load.',
  newSince: (count: number, since: string) =>
    count === 0
      ? `No new job since ${formatDate(since, 'day')}`
      : `${plural(count, { one: '{count} new job', other: '{count} new jobs' })} since ${formatDate(since, 'day')}`,
  deleteAlert: 'Delete',
  deleteAlertOf: (titles: string) => `Delete the alert for ${titles}`,
} as const;
