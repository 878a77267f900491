import { calculatorLeads } from './calculator-leads';

/** Texts of the HRA calculator. */
export const hraMessages = {
  title: 'HRA exemption',
  lead: calculatorLeads.HraCalculator,
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
  removePeriod: 'Remove the last period',
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
