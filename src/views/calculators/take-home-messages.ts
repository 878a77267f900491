import type { ChangeEffect } from '@/core/calculators/regimes.rules';
import type { AgeGroup } from '@/core/calculators/tables/income-tax';
import { calculatorLeads } from './calculator-leads';

/** Texts of the take-home calculator. */
export const takeHomeMessages = {
  title: 'Take-home salary',
  lead: calculatorLeads.TakeHomeCalculator,
  ctc: 'CTC a year',
  ctcHint: 'reads 14.4 L, 14.4 LPA, 14,40,000',
  variable: 'Variable in it',
  variableHint: 'counted as paid in March',
  basic: 'Basic',
  basicHint: 'a share of the fixed pay, or an amount a year',
  rent: 'Rent a month',
  rentHint: 'for the old regime only',
  show: 'Show',
  shown: { both: 'Both regimes', new: 'New regime only', old: 'Old regime only' },
  oldDeductions: 'Deductions of the old regime',
  more: 'Provident fund, state, age',
  otherSavings: 'Savings beside the provident fund',
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
  isInsuredDistrict: 'State insurance (ESI) holds where I work, if pay is low enough',
  age: 'Age at the end of the year',
  ageHint: 'The highest age in the year; born on 1 April counts on 31 March. Residents only.',
  ages: { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 or more' } satisfies Record<AgeGroup, string>,
  sex: 'Table',
  sexHint: 'Asked because this state has a table of its own for women.',
  sexes: { male: 'Men', female: 'Women' },
  ownTax: 'Professional tax a month',
  ownTaxHint: 'From your pay slip: the table of this place is not known here.',
  whatIsLeft: 'What is left',
  better: 'better for you',
  aMonth: 'a month in hand',
  ofYear: (net: string, tax: string) => `${net} a year, tax ${tax}`,
  bar: (gross: string, net: string, tax: string, funds: string) =>
    `Of ${gross} gross, ${net} in hand, ${tax} tax, ${funds} provident fund, insurance and professional tax`,
  legend: ['in hand', 'income tax', 'provident fund, insurance, professional tax'],
  difference: (regime: string, amount: string) => `The ${regime} regime leaves you ${amount} more a year.`,
  noDifference: 'Both regimes leave the same.',
  catchUp: (needed: string, present: string) =>
    `The old regime catches up once its deductions pass ${needed} a year; you have ${present}.`,
  monthTitle: (regime: string) => `Month by month, ${regime} regime`,
  month: 'Month',
  monthColumns: ['Fixed pay', 'Variable', 'Provident fund', 'Insurance', 'Professional tax', 'Income tax', 'In hand'],
  ceilingStep: (from: string, to: string, day: string, before: string, after: string) =>
    `The provident-fund ceiling rose from ${from} to ${to} on ${day}: your share rises from ${before} to ${after} a month.`,
  february: 'February has its own professional tax in some states. The last month takes the rest of rounding.',
  employer: 'Paid for you, not to you',
  employerLead: 'The employer’s side, a year.',
  changes: 'What one change would do',
  change: {
    actualFund: 'With the whole basic pay in the provident fund',
    ceilingFund: 'With the provident fund on the wage ceiling',
    employerNps: 'With the employer’s NPS at the most that is free of tax, inside the same CTC',
  } satisfies Record<ChangeEffect['change'], string>,
  changeMonth: (amount: string, isLess: boolean) => `${amount} ${isLess ? 'less' : 'more'} a month`,
  changeFund: (amount: string, isLess: boolean) => `${amount} ${isLess ? 'less' : 'more'} a year in the fund`,
  codesTitle: 'The labour codes and the ceiling',
  codes: (pay: string, basic: string) =>
    `The Ministry of Labour’s example of December 2025: ${pay} a month, of which ${basic} is basic pay and dearness allowance.`,
  codesIn: (month: string, share: string, left: string) =>
    `In ${month} each share of the provident fund is ${share}, and ${left} is left before tax.`,
  halfWages: (half: string) =>
    `Since 21 November 2025 at least half of all pay counts as wages. Here that is ${half} a month, and the provident fund may be due on it.`,
  useHalf: 'Compute on half',
  relief: 'In this range each more rupee of income costs ₹1.04: the relief covers the tax, not the cess.',
  rentWithoutHra:
    'You pay rent, but the pay has no HRA. The deduction for rent without HRA (section 80GG, from 2026-27 section 134) is not computed here.',
  leavesOut:
    'Income at special rates, perquisites other than employer’s funds above their limit, arrears and their relief, agricultural income, rent without HRA, children’s allowances, a government employer’s higher NPS, and interest on own provident fund above ₹2,50,000 a year. Residents only.',
};
