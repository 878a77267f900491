import type { OfferForm } from '@/core/talk/salary-offers/offer';

export function anOffer(change: Partial<OfferForm> = {}): OfferForm {
  return {
    companyName: 'Dhruvanta Pay',
    designation: 'Software Engineer III',
    city: 'Pune, remote',
    fixed: 2_700_000,
    variable: 250_000,
    joiningBonus: 300_000,
    stock: { type: 'rsus', value: 800_000, vestingPeriod: '4' },
    currentSalary: false,
    ...change,
  };
}
