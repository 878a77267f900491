import { brandCases, pseudonymCases } from '@tests/contract/rules/pseudonyms.cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyLooksOf, usernameFault } from './username.rules';

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

it.each([
  ['VaayunaTech_India', ['vaayunatechindia', 'vaayuna']],
  ['Vaayuna', ['vaayuna', 'vaayuna']],
  ['InfoTech_Group', ['infotechgroup']],
])('%s may not be a company with the look %j', (userName, looks) => {
  expect(companyLooksOf(userName)).toEqual(looks);
});
