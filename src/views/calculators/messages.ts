import type { LawStatus } from '@/core/calculators/law';
import type { ChangeEffect } from '@/core/calculators/regimes.rules';
import type { AgeGroup, TaxRegime } from '@/core/calculators/tables/income-tax';

/** Texts that all calculators share. */
export const messages = {
  calculators: 'Calculators',
  salaries: 'Salaries',
  form: 'What you enter',
  result: 'Result',
  example: 'These figures are an example. Change any of them.',
  onDevice: 'Worked out on this device. What you type is never sent, and no link carries an amount.',
  print: 'Print',
  copyLink: 'Copy link',
  copyHint: 'The link opens the calculator without your figures.',
  startAgain: 'Start again',
  why: 'Why?',
  whyOf: (text: string) => `Why? ${text}`,
  rule: 'Rule',
  since: 'In this form since',
  source: 'Read in',
  checkedOn: 'checked on',
  leavesOut: 'What this leaves out',
  estimate: 'An estimate for salary income, not advice.',
  lineByLine: 'Line by line',
  rupeesAYear: 'Rupees a year',
  amount: 'Amount',
  fixFirst: 'Correct the marked fields to see the result.',
  slider: (label: string) => `${label}, slider`,
  year: 'Financial year',
  yearHint: 'April to March',
  state: 'State of work',
  chooseState: 'Choose a state',
  chooseCity: 'Choose a city',
  otherPlace: 'Another place',
  city: 'City of the rented home',
  cityHint: (rate: number) =>
    `HRA counts up to ${rate}% of basic there. Noida, Gurugram, Thane and Navi Mumbai are other places.`,
  status: {
    'in-force': '',
    'as-announced': 'as announced, not yet confirmed',
    'carried-over': 'last known figure, carried over',
  } satisfies Record<LawStatus, string>,
  regime: { new: 'New regime', old: 'Old regime' } satisfies Record<TaxRegime, string>,
  regimeShort: { new: 'New', old: 'Old' } satisfies Record<TaxRegime, string>,
  optional: 'optional',
};

/** Texts of the take-home calculator. */
export const takeHomeMessages = {
  title: 'Take-home salary',
  lead: 'What is left of a cost to company in both tax regimes, to the rupee, with the rule behind every line.',
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
    `The old one catches up once its deductions pass ${needed} a year; you have ${present}.`,
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

/** Texts of the hike calculator. */
export const hikeMessages = {
  title: 'Salary hike',
  lead: 'From per cent to rupees and back, and what of the rise is left after tax.',
  per: 'Pay is',
  pers: { year: 'A year', month: 'A month' },
  now: 'Pay now',
  nowHint: 'CTC or fixed pay, the same in both fields',
  hike: 'Hike',
  next: 'Pay then',
  more: { year: 'More a year', month: 'More a month' },
  less: { year: 'Less a year', month: 'Less a month' },
  beforeTax: 'before tax',
  inHand: 'More in hand a month',
  lessInHand: 'Less in hand a month',
  percent: 'Hike',
  noPercent: 'From 0 there is no per cent.',
  after: (before: string, after: string, year: string) =>
    `In hand ${before} a month before and ${after} after, each in the cheaper regime of ${year}.`,
  assumed:
    'Taken as CTC, with half of it basic pay and the provident fund on the ceiling. The take-home calculator asks for the rest.',
  ownTaxState: 'For this state the take-home calculator asks for your professional tax first.',
  leavesOut:
    'A joining bonus, shares and benefits are not pay of the year. The rise after tax takes no deductions of the old regime but the provident fund; the take-home calculator has them all.',
};

/** Texts of the HRA calculator. */
export const hraMessages = {
  title: 'HRA exemption',
  lead: 'The part of house rent allowance that the old regime leaves free of tax. The new regime has none of it.',
  period: (number: number) => `Period ${number}`,
  onlyPeriod: 'Your months',
  months: 'Months',
  basic: 'Basic pay a month',
  dearness: 'Dearness allowance that counts for retirement',
  commission: 'Commission as a fixed share of turnover',
  hra: 'HRA a month',
  rent: 'Rent a month',
  rentHint: '0 without rent, and in a house of your own',
  addPeriod: 'Add a period with another salary, rent or city',
  removePeriod: 'Take the last period out',
  free: 'free of tax a year',
  freeMonth: (free: string, taxed: string) => `${free} a month free of tax, ${taxed} taxed`,
  taxed: (amount: string) => `${amount} of the allowance is taxed a year.`,
  three: 'The three amounts',
  least: 'the least: free of tax',
  moreRent: (amount: string) => `One more thousand of rent a month would free ${amount} more a year.`,
  noMoreRent: 'One more thousand of rent would free nothing more: another of the three amounts is the least.',
  landlord: (rent: string) => `Above a rent of ${rent} a year the employer asks for the landlord’s PAN.`,
  form124: 'From 2026-27 the declaration (form 124) also asks how you are related to the landlord.',
  takeHome: 'See the tax in both regimes in the take-home calculator',
  leavesOut:
    'Rent without HRA (section 80GG, from 2026-27 section 134), a house of your own that you live in, and rent to a husband or wife. The old regime only.',
};

/** Texts of the gratuity calculator. */
export const gratuityMessages = {
  title: 'Gratuity',
  lead: 'How much is due at the end of a job, whether it is due, and what of it is free of tax.',
  employer: 'Employer',
  employers: {
    covered: 'Ten or more employees',
    notCovered: 'Fewer: what the contract says',
    government: 'Government',
  },
  reason: 'The job ends by',
  reasons: {
    resignation: 'Resignation',
    retirement: 'Retirement',
    fixedTermEnd: 'End of a fixed term',
    death: 'Death',
    disablement: 'Disablement',
  },
  firstDay: 'Joined on',
  lastDay: 'Last day of work',
  basic: 'Basic and dearness allowance, last month',
  average: 'Average pay of the last ten months',
  otherPay: 'All other fixed pay of a month',
  otherPayHint: 'without bonus and reimbursements; counted above half of all pay since 21 November 2025',
  received: 'Gratuity paid',
  receivedHint: 'if you know it; else the amount due is taken',
  exemptEarlier: 'Free of tax at earlier employers',
  due: 'due',
  byContract: 'free of tax at most: the contract says what is due',
  service: (service: string, years: string) => `${service} counts as ${years} ${years === '1' ? 'year' : 'years'}.`,
  notEligible: 'No gratuity is due.',
  belowFive: 'Below five years. Some courts have counted 4 years and 240 days; no amount is given for that here.',
  shortTerm: 'A fixed term has to last a year at least. Before 21 November 2025 it needed five.',
  proRata: '“Pro rata” is not defined by the law: whole months are counted as twelfths.',
  cut: (ceiling: string) => `The ceiling cut it from ${ceiling}.`,
  safe: (safe: string, possible: string) =>
    `Free of tax: ${safe} is safe, on basic pay alone; ${possible} is possible, if the half that the Code adds counts for the tax too. That is open.`,
  free: (free: string, taxed: string) => `${free} free of tax, ${taxed} taxed.`,
  nextYear: (months: number, more: string) =>
    `${months} more ${months === 1 ? 'month' : 'months'} would make another year: + ${more}.`,
  mixedBase:
    'Some value the years before 21 November 2025 on the older base. The last drawn wages give one base for all years, which is taken here.',
  payWithin: 'It is to be paid within 30 days.',
  settlement: 'Also in a last settlement',
  leave: 'Leave that is paid out',
  leavePaidWhile: 'Paid',
  leavePaid: { end: 'At the end of the job', during: 'While the work goes on' },
  leaveAverage: 'Average pay of a month',
  leaveYears: 'Completed years',
  leaveEntitled: 'Days of leave a year',
  leaveTaken: 'Days taken or paid before',
  leaveReceived: 'Paid out',
  leaveExemptEarlier: 'Free of tax before',
  notice: 'Notice that is not served',
  noticeBase: 'Pay of a month that the contract names',
  noticeDays: 'Days of notice',
  noticeServed: 'Days served',
  noticeResult: (days: number, amount: string) => `${days} days short: ${amount}.`,
  noticeHint:
    'No law fixes the base. Whether the recovery lowers taxable pay is disputed; pay in lieu that you receive is taxed.',
  bonus: 'Bonus by the Code on Wages',
  bonusWages: 'Wages of a month',
  bonusMonths: 'Months worked',
  bonusDays: 'Days worked in the year',
  bonusMinimum: 'Minimum wage of a month',
  bonusNone: 'No statutory bonus: wages above the limit, or fewer days of work than it needs.',
  bonusResult: (least: string, most: string) => `Between ${least} and ${most} a year.`,
  bonusHint: 'Which minimum wage counts, the central or the state’s, is disputed.',
  leavesOut:
    'Working journalists (three years instead of five), gratuity of the central civil service with its own ceiling, better terms of a contract, and relief for arrears.',
};

/** Texts of the page that leads to all calculators. */
export const hubMessages = {
  lead: 'What you type stays on this device. Every figure names its rule, and says where a rule is announced or carried over.',
};

/** The question of each calculator, by the name of its screen. */
export const calculatorLeads: Readonly<Record<string, string>> = {
  TakeHomeCalculator: takeHomeMessages.lead,
  SalaryHikeCalculator: hikeMessages.lead,
  PaidFairly: 'Where your pay stands among reported ones, with how sure that is. Your pay never leaves this device.',
  HraCalculator: hraMessages.lead,
  GratuityCalculator: gratuityMessages.lead,
};
