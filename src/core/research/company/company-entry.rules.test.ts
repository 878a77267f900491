import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemOfAddress } from '@/core/trust/complaints/complaint-address.rules';
import { companyOfEntry, entryIdOf } from './company-entry.rules';

it('is the company again, and an address of a complaint', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (companyId) => {
      const id = entryIdOf(companyId);
      expect(companyOfEntry(id)).toBe(companyId);
      expect(itemOfAddress(`/overview/a-overview#entry-${id}`)).toEqual({ kind: 'entry', id });
    }),
  );
});

it('has the greatest id', () => expect(companyOfEntry(entryIdOf(2_147_483_647))).toBe(2_147_483_647));

it.each([
  '12',
  '0b8f5c2e-9d1a-4e7b-8c6d-2f3a4b5c6d7e',
  entryIdOf(0),
  entryIdOf(2_147_483_648),
  `${entryIdOf(1).slice(0, -1)}a`,
  `${entryIdOf(1).slice(0, -3)}1.5`,
  `${entryIdOf(1).slice(0, -3)}1e3`,
  `0b8f5c2e-9d1a-4e7b-8c6d-${entryIdOf(1).slice(-12)}`,
])('is none for %s', (id) => expect(companyOfEntry(id)).toBeNull());
