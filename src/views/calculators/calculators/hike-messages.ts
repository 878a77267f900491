import { calculatorIntros } from './calculator-intros';

export const hikeMessages = {
  title: 'Salary hike',
  lead: calculatorIntros.SalaryHikeCalculator,
  per: 'The salary is',
  pers: { year: 'A year', month: 'A month' },
  now: 'Salary now',
  nowHint: 'CTC or fixed pay, the same in both fields',
  hike: 'Hike',
  next: 'New salary',
  more: { year: 'More a year', month: 'More a month' },
  less: { year: 'Less a year', month: 'Less a month' },
  beforeTax: 'before tax',
  inHand: 'More in hand a month',
  answer: (what: string, amount: string) => `${what}: ${amount}`,
  lessInHand: 'Less in hand a month',
  percent: 'Hike',
  noPercent: 'Enter your current salary to see the hike in per cent.',
  after: (before: string, after: string, year: string) =>
    `In hand ${before} a month before and ${after} after, each in the cheaper regime of ${year}.`,
  assumed:
    'We assume that this is your CTC, that half of it is basic pay, and that the provident fund is calculated on the wage ceiling. The take-home calculator lets you change these.',
  takeHome: 'See both regimes line by line in the take-home calculator',
  ownTaxState: 'For this state the take-home calculator asks for your professional tax first.',
  leavesOut:
    'Joining bonus, shares and benefits. In the old regime only the provident fund is deducted; the take-home calculator has all deductions.',
};
