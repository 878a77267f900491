import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
export const offerMessages = {
  noneChosen: 'Add at least one offer, or remove the comparison.',
  compareLimit: 'You can only add salaries/offers.',
  compareLimitOf: 'You can only add {limit} salaries/offers.',
  own: offerRefusals.own,
  notSaved: 'The offer was not saved.',
  notDeleted: 'The offer was not deleted.',
  companyMissing: 'Enter the company, or what kind it is, such as “a bank in Pune”.',
  designationMissing: 'Enter the role.',
  cityMissing: 'Enter a city, or “Remote”.',
  lineTooLong: 'Use at most 100 characters.',
  fixedMissing: 'Enter the fixed pay, in rupees a year.',
  stockMissing: 'Enter the value of the stock, or choose none.',
} as const;
