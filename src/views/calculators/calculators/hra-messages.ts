import { calculatorIntros } from './calculator-intros';

export const hraMessages = {
  title: 'HRA exemption',
  lead: calculatorIntros.HraCalculator,
  period: (number: number) => `Period ${number}`,
  onlyPeriod: 'Your months',
  months: 'Months',
  basic: 'Basic pay a month',
  dearness: 'Dearness allowance that counts for retirement',
  commission: 'Commission as a fixed share of turnover',
  hra: 'HRA a month',
  rent: 'Rent a month',
  rentHint: 'Enter 0 if you pay no rent or own the house',
  addPeriod: 'Add a period with another salary, rent or city',
  removePeriod: 'Remove the last period',
  free: 'free of tax a year',
  freeMonth: (free: string, taxed: string) => `${free} a month free of tax, ${taxed} taxed`,
  taxed: (amount: string) => `${amount} of the allowance is taxed each year.`,
  three: 'The three amounts',
  least: 'the smallest: free of tax',
  moreRent: (amount: string) => `₹1,000 more rent a month would make ${amount} more tax-free a year.`,
  noMoreRent: '₹1,000 more rent would change nothing: another of the three amounts is the smallest.',
  landlord: (rent: string) => `If the rent is above ${rent} a year, your employer asks for the landlord’s PAN.`,
  form124: 'From 2026-27 the declaration (form 124) also asks how you are related to the landlord.',
  takeHome: 'See the tax in both regimes in the take-home calculator',
  leavesOut:
    'Rent without HRA (section 80GG, from 2026-27 section 134), a house of your own that you live in, and rent to a husband or wife. The old regime only.',
};
