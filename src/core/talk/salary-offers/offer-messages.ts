import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
export const offerMessages = {
  noneChosen: 'Add at least one offer, or remove the comparison.',
  compareLimit: 'You can only add salaries/offers.',
  compareLimitOf: 'You can only add {limit} salaries/offers.',
  own: offerRefusals.own,
  notSaved: 'The offer is not saved.',
  notDeleted: 'The offer is not deleted.',
  companyMissing: 'Say which company it is, or what kind: a bank in Pune.',
  designationMissing: 'Say which role it is.',
  cityMissing: 'Enter a city, or “Remote”.',
  lineTooLong: 'Use at most 100 characters.',
  fixedMissing: 'Enter the fixed pay, in rupees a year.',
  stockMissing: 'Say what the stock is worth, or choose none.',
} as const;
