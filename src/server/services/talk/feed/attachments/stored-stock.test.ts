import { anOffer } from '@tests/support/an-offer';
import { expect, it } from 'vitest';
import { roundedOfferOf } from '@/core/talk/salary-offers/kept-offer.rules';
import { yearlyStockOf } from '@/core/talk/salary-offers/saved-offers';
import { offerOfStored } from './stored-stock';

it.each([
  [
    { type: 'RSU', value: 800_000, vestingYears: 4 },
    { type: 'rsus', value: 800_000, vestingPeriod: '4' },
  ],
  [
    { type: 'ESOP', value: 990_000, vestingYears: 3 },
    { type: 'esops', value: 990_000, vestingPeriod: '3' },
  ],
  [
    { type: 'OTHER', value: 1_000_000, vestingYears: 5 },
    { type: 'other', value: 1_000_000, vestingPeriod: '5' },
  ],
  [
    { type: 'RSU', value: 200_000, vestingYears: 1 },
    { type: 'rsus', value: 800_000, vestingPeriod: 'notAware' },
  ],
  [
    { type: 'RSU', value: 400_000, vestingYears: 2 },
    { type: 'rsus', value: 800_000, vestingPeriod: 'notAware' },
  ],
] as const)('reads stock that was stored as %o', (older, now) => {
  const offer = offerOfStored({ ...anOffer(), stock: older });
  expect(offer.stock).toEqual(now);
  expect(yearlyStockOf(offer.stock)).toBe(older.value / older.vestingYears);
  expect(roundedOfferOf(offer)).toEqual(offer);
});

it.each([null, { type: 'sars', value: 800_000, vestingPeriod: '4' }] as const)('leaves %o as it is', (stock) => {
  expect(offerOfStored({ ...anOffer(), stock })).toEqual({ ...anOffer(), stock });
});
