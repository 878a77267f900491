import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { formatDate } from '@/core/kernel/formatting/date';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { TenureLaw } from '@/core/research/tenure/tenure-law';

export const messages = {
  loading: 'Loading the facts on joining and leaving',
  failedTitle: 'The facts on joining and leaving did not load.',
  tryAgain: 'Try again',
  money: 'How long until you get your money?',
  settlement: 'Final settlement',
  people: { one: '{count} person', other: '{count} people' },
  newest: (quarter: string) => `newest ${formatPeriod(quarter)}`,
  usually: (answer: string) => `Usually ${answer}`,
  atLeast: (count: number) => `At least ${count} say so.`,
  say: ' people',
  surge: 'More than half of these answers came in the last week.',
  noSettlement: 'Not known yet',
  noSettlementText: `Fewer than ${MIN_GROUP_WORD} people have said when theirs came.`,
  withheld: (names: string) => `Too few answers yet: ${names}. A count needs ${MIN_GROUP_WORD} people.`,
  law: 'The law',
  noLaw: 'No law sets this; the contract does.',
  status: {
    'in-force': 'In force',
    'carried-over': 'Last known rule',
  } satisfies Readonly<Record<TenureLaw['status'], string>>,
  checked: (day: string) => `checked ${formatDate(day, 'day')}`,
  exitPack: 'Work out your own dates and amount',
  roles: 'By role',
  departments: 'By department',
  cities: 'By city',
  empty: 'No figures yet.',
  emptyText: (company: string) =>
    `We show how ${company} keeps offers, gives relieving letters and pays final settlements once ${MIN_GROUP_WORD} people have told us. It takes about a minute.`,
  counted: (day: string) => `Counted once a week, last on ${formatDate(day, 'day')}. Nobody’s answers are shown alone.`,
} as const;
