import { CODES_SCOPE } from '@/core/calculators/calculators/law';
import type { ChangeEffect } from '@/core/calculators/calculators/regimes.rules';
import type { AgeGroup } from '@/core/calculators/calculators/tables/income-tax';
import { calculatorIntros } from './calculator-intros';

export const takeHomeMessages = {
  title: 'Take-home salary',
  lead: calculatorIntros.TakeHomeCalculator,
  ctc: 'CTC a year',
  ctcHint: 'for example 14.4 L, 14.4 LPA or 14,40,000',
  variable: 'Variable pay in it',
  variableHint: 'counted as paid in March',
  basic: 'Basic',
  basicHint: 'a share of the fixed pay, or an amount a year',
  rent: 'Rent a month',
  rentHint: 'for the old regime only',
  show: 'Show',
  shown: { both: 'Both regimes', new: 'New regime only', old: 'Old regime only' },
  oldDeductions: 'Deductions of the old regime',
  more: 'Provident fund, state, age',
  otherSavings: 'Savings besides the provident fund',
  otherSavingsHint: '80C, from 2026-27 section 123',
  health: 'Health insurance',
  healthHint: '80D, from 2026-27 section 126',
  ownNps: 'NPS, own part',
  homeLoanInterest: 'Home-loan interest, own house',
  fund: 'Provident fund',
  funds: { ceiling: 'On the wage ceiling', actual: 'On the whole basic pay', none: 'None' },
  voluntaryRate: 'Voluntary provident fund',
  ofBasic: 'of basic',
  hraRate: 'HRA',
  employerNps: 'Employer’s NPS',
  isPensionMember: 'Member of the pension scheme',
  isGratuityInCtc: 'Gratuity is counted in the CTC',
  isInsuredDistrict: 'ESI (state insurance) applies where I work, if my pay is low enough',
  age: 'Age at the end of the year',
  ageHint:
    'Your highest age in the year; if you were born on 1 April, your birthday counts as 31 March. Residents only.',
  ages: { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 or more' } satisfies Record<AgeGroup, string>,
  sex: 'Table',
  sexHint: 'We ask because this state has a separate table for women.',
  sexes: { male: 'Men', female: 'Women' },
  ownTax: 'Professional tax a month',
  ownTaxHint: 'From your pay slip: we don’t have the table for this place.',
  whatIsLeft: 'What is left',
  better: 'better for you',
  aMonth: 'a month in hand',
  answer: (amount: string, regime: string) => `${amount} a month in hand, ${regime.toLowerCase()}`,
  ofYear: (net: string, tax: string) => `${net} a year, tax ${tax}`,
  bar: (gross: string, net: string, tax: string, funds: string) =>
    `Of ${gross} gross, ${net} in hand, ${tax} tax, ${funds} provident fund, insurance and professional tax`,
  legend: ['in hand', 'income tax', 'provident fund, insurance, professional tax'],
  difference: (regime: string, amount: string) => `The ${regime} regime leaves you ${amount} more a year.`,
  noDifference: 'Both regimes leave you the same amount.',
  catchUp: (needed: string, present: string) =>
    `The old regime becomes better once its deductions pass ${needed} a year; you have ${present}.`,
  monthTitle: (regime: string) => `Month by month, ${regime} regime`,
  monthTable: 'The twelve months',
  month: 'Month',
  monthColumns: ['Fixed pay', 'Variable', 'Provident fund', 'Insurance', 'Professional tax', 'Income tax', 'In hand'],
  ceilingStep: (from: string, to: string, day: string, before: string, after: string) =>
    `The provident-fund ceiling rose from ${from} to ${to} on ${day}: your share rises from ${before} to ${after} a month.`,
  february: 'Some states charge a different professional tax in February. Rounding differences go into the last month.',
  employer: 'Paid for you, not to you',
  employerLead: 'What your employer pays for you in a year.',
  changes: 'What one change would do',
  change: {
    actualFund: 'With the whole basic pay in the provident fund',
    ceilingFund: 'With the provident fund on the wage ceiling',
    employerNps: 'With the highest tax-free NPS from the employer, within the same CTC',
  } satisfies Record<ChangeEffect['change'], string>,
  changeMonth: (amount: string, isLess: boolean) => `${amount} ${isLess ? 'less' : 'more'} a month`,
  changeFund: (amount: string, isLess: boolean) => `${amount} ${isLess ? 'less' : 'more'} a year in the fund`,
  codesTitle: 'What changes with the labour codes and the ceiling',
  codes: (pay: string, basic: string) =>
    `The Ministry of Labour’s example of December 2025: ${pay} a month, of which ${basic} is basic pay and dearness allowance. ${CODES_SCOPE}`,
  codesIn: (month: string, share: string, left: string) =>
    `In ${month} each share of the provident fund is ${share}, and ${left} remains before tax.`,
  halfWages: (half: string) =>
    `Since 21 November 2025 at least half of all pay counts as wages. Here that is ${half} a month, and the provident fund may be due on it. This follows section 2(88) of the Code on Social Security 2020. ${CODES_SCOPE}`,
  useHalf: 'Calculate with half',
  relief: 'In this range each extra rupee of income costs ₹1.04: the relief covers the tax, not the cess.',
  rentWithoutHra:
    'You pay rent, but the pay has no HRA. The deduction for rent without HRA (section 80GG, from 2026-27 section 134) is not computed here.',
  leavesOut:
    'Income at special rates, perquisites other than employer’s funds above their limit, arrears and their relief, agricultural income, rent without HRA, children’s allowances, a government employer’s higher NPS, and interest on own provident fund above ₹2,50,000 a year. Residents only.',
};
