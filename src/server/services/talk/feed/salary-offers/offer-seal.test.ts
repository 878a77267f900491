import { expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { openOffer, sealOffer } from './offer-seal';

const authorship = createAuthorship(Buffer.alloc(32, 7));
const persona = Buffer.alloc(32, 1);
const offer = {
  companyName: 'Vaayuna',
  designation: 'QA',
  city: 'Pune',
  fixed: 10_000,
  variable: 0,
  joiningBonus: 0,
  stock: null,
  currentSalary: false,
};
const most = 1_000_000_000;
const longest = {
  ...offer,
  companyName: '\u{20000}'.repeat(100),
  designation: '"'.repeat(100),
  city: 'क'.repeat(100),
  fixed: most,
  variable: most,
  joiningBonus: most,
  stock: { type: 'other', value: most, vestingPeriod: '5' },
} as const;

it('is sealed to one length, whatever it says, and opens', () => {
  expect(sealOffer(authorship, persona, longest)).toHaveLength(sealOffer(authorship, persona, offer).length);
  for (const form of [offer, longest])
    expect(openOffer(authorship, persona, sealOffer(authorship, persona, form))).toEqual(form);
});
