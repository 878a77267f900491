import { describe, expect, it } from 'vitest';
import { benefitCatalogue } from './benefit-catalogue';

describe('the catalogue of benefits', () => {
  it('[EM-BENEFITS] has 29 codes, each in one of the five groups and with an url name of its own', () => {
    expect(benefitCatalogue).toHaveLength(29);
    expect(new Set(benefitCatalogue.map(({ code }) => code)).size).toBe(29);
    expect(new Set(benefitCatalogue.map(({ urlName }) => urlName)).size).toBe(29);
    expect(new Set(benefitCatalogue.map(({ group }) => group))).toEqual(
      new Set(['financial', 'perks', 'health', 'time-off', 'learning']),
    );
    for (const { code, urlName, name } of benefitCatalogue) {
      expect([code, urlName]).toEqual([expect.stringMatching(/^[A-Z_]+$/), expect.stringMatching(/^[a-z-]+$/)]);
      expect(name).not.toBe('');
    }
  });
});
