import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { experienceText, lakhsText } from '@/core/research/contribute/salary-choices';
import { payInFull } from '@/core/research/salaries/pay-text';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';

export const salaryMessages = {
  title: 'Add your salary',
  lead: 'What you earn, before tax. If enough people reported the same job, you see how yours compares. Others only see it as part of a combined figure.',
  send: 'Send my salary',
  sending: 'Sending',
  promises: {
    title: 'What happens to it',
    points: [
      `It counts towards a combined figure of at least ${MIN_GROUP} people. Nobody sees your salary alone.`,
      `Figures change once a week, with the salaries of at least ${MIN_GROUP} people at a time. Yours can count once your account is ${MIN_ACCOUNT_DAYS} days old or your work email is verified.`,
      'If you delete your account, your salary leaves the figures with the next change.',
      'It shows no name or pseudonym, and only the month of the date is kept.',
      'You can add one salary a year for each company and role.',
    ],
  },
  where: 'Where you work',
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
      ? 'It counts only in figures of internships. Enter twelve times the monthly stipend.'
      : 'We count each kind of work separately.',
  experience: 'Total experience',
  experienceChoice: 'Select years',
  experienceText,
  earnNow: 'I earn this now',
  year: 'Year in which you last earned it',
  yearChoice: 'Select a year',
  pay: 'What you are paid in a year',
  fixed: 'Fixed pay',
  fixedHint: 'As in your contract, before tax.',
  bonus: 'Bonus',
  bonusHint: 'As it was paid in the last year.',
  joiningBonus: 'Joining bonus',
  joiningBonusHint: 'Paid once, when you joined. It is shown apart from the yearly salary.',
  lakhsOf: (label: string) => `${label}, lakhs`,
  thousandOf: (label: string) => `${label}, thousand`,
  lakhs: 'Lakhs',
  thousand: 'Thousand',
  none: 'None',
  lakhsText,
  thousandText: (thousand: number) => `${thousand} thousand`,
  stock: 'Stock',
  stockKind: 'Kind of stock',
  noStock: 'No stock',
  stockValue: 'Value of the whole grant',
  stockValueHint: 'For all years together. We count one year’s part.',
  vesting: 'Vests over',
  total: 'In a year',
  totalText: (rupees: number) => payInFull(rupees, 'year'),
  lines: { work: 'Job', city: 'City' },
  preview: 'This is what you send',
  previewNote: `Nobody sees these answers alone: they count in the median of at least ${MIN_GROUP} people.`,
  confirm: 'It is correct',
} as const;
