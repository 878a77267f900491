import { brandCases, pseudonymCases } from '@tests/contract/rules/pseudonyms.cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownNameFault, usernameFault } from './username.rules';

const fault = (userName: string): string | null => usernameFault(userName, 'Tarakki');

describe('usernameFault', () => {
  it.each(pseudonymCases)('%j: %s', (userName, sentence) => {
    expect(fault(userName)).toBe(sentence);
  });

  it.each(brandCases)('%j under the brand %j: %s', (userName, brand, sentence) => {
    expect(usernameFault(userName, brand)).toBe(sentence);
  });

  it('lets nothing pass that is not what the contract says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (userName) => {
        if (fault(userName) === null) expect(userName).toMatch(/^[a-zA-Z](?:_?[a-zA-Z0-9])*_?$/);
      }),
    );
  });
});

describe('one’s own name in a pseudonym', () => {
  it.each([
    ['AshaNair', 'Asha Nair'],
    ['nair_asha_90', 'Asha Nair'],
    ['4sha_N4ir', 'Asha Nair'],
    ['AshaNair', 'Asha Kumari Nair'],
    ['Rahul_K', 'Rahul'],
    ['RajWrites', 'Raj Li'],
  ])('is noticed: %s of %s', (userName, ownName) => {
    expect(ownNameFault(userName, ownName)).toContain('your own name');
  });

  it.each([
    ['AshaWrites', 'Asha Nair'],
    ['NimbuPaani', 'Asha Nair'],
    ['NairWrites', 'Asha Nair'],
    ['LiWrites', 'Li'],
    ['AMutant', 'A'],
    ['NimbuPaani', ''],
    ['NimbuPaani', 'A. P.'],
    ['NimbuPaani', 'आशा नायर'],
  ])('is not in %s of %s', (userName, ownName) => {
    expect(ownNameFault(userName, ownName)).toBeNull();
  });
});
