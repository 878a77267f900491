import { plural } from '@/core/kernel/formatting/plural';
import type { OfferStockType } from '@/core/talk/salary-offers/offer';

const STOCK_TYPES: Readonly<Record<OfferStockType, string>> = {
  RSU: 'Shares (RSU)',
  ESOP: 'Options (ESOP)',
  OTHER: 'Another form',
};

/** Texts of the composer about salaries and offers: they come with its code. */
export const messages = {
  offers: 'Compare offers',
  removeOffers: 'Remove offers',
  intro: (limit: number) =>
    `Up to ${limit} salaries or offers, with their parts apart. We round the figures, since exact pay can show who you are.`,
  saved: 'Your saved salaries and offers',
  loading: 'Your saved offers are loading',
  failed: 'Your saved offers did not load',
  tryAgain: 'Try again',
  yearly: (total: string) => `${total} a year`,
  current: 'Earned now',
  markCurrent: (company: string) => `Mark ${company} as what I earn now`,
  edit: (company: string) => `Edit ${company}`,
  remove: (company: string) => `Delete ${company}`,
  add: 'Add an offer',
  newOffer: 'New salary or offer',
  changeOffer: 'Change it',
  company: 'Company',
  companyHint: 'Its name, or what kind: a bank in Pune.',
  designation: 'Role',
  city: 'City',
  fixed: 'Fixed',
  variable: 'Variable',
  joiningBonus: 'Joining bonus',
  stock: 'Stock',
  stockValue: 'Worth of the stock',
  vesting: 'Paid out over',
  years: (count: number) => plural(count, { one: '{count} year', other: '{count} years' }),
  noStock: 'None',
  stockType: (type: OfferStockType) => STOCK_TYPES[type],
  aYear: 'a year',
  once: 'once',
  inAll: 'in all',
  kept: (amount: string) => `We keep ${amount}.`,
  earnNow: 'This is what I earn now',
  total: 'A year',
  onceLeftOut: (amount: string) => `${amount} once is not in it`,
  save: 'Save and compare',
  saveChange: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
} as const;
