import { calculatorLeads } from './calculator-leads';

/** Texts of the hike calculator. */
export const hikeMessages = {
  title: 'Salary hike',
  lead: calculatorLeads.SalaryHikeCalculator,
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
  noPercent: 'From 0 there is no per cent.',
  after: (before: string, after: string, year: string) =>
    `In hand ${before} a month before and ${after} after, each in the cheaper regime of ${year}.`,
  assumed:
    'Taken as CTC, with half of it basic pay and the provident fund on the ceiling. The take-home calculator asks for the rest.',
  takeHome: 'See both regimes line by line in the take-home calculator',
  ownTaxState: 'For this state the take-home calculator asks for your professional tax first.',
  leavesOut:
    'A joining bonus, shares and benefits are not pay of the year. The rise after tax takes no deductions of the old regime but the provident fund; the take-home calculator has them all.',
};
