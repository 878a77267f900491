import { describe, expect, it } from 'vitest';
import { companyKeyOf, companyKeysOf } from './name-key';

describe('companyKeyOf', () => {
  it.each([
    ['M/s. Ochre Looms Pvt. Ltd.', 'Ochre Looms'],
    ['Ochre Looms India Private Limited', 'Ochre Looms'],
    ['Ochre Loom Works (OLW)', 'Ochre Loom Works'],
    ['Tata Consultancy Services Limited', 'TCS'],
    ['Tata Consultancy Services (TCS)', 'TCS'],
    ['Larsen & Toubro (L&T)', 'L&T Ltd'],
    ['Ernst & Young LLP', 'EY'],
    ['JPMorgan Chase & Co.', 'J.P. Morgan'],
    ['JPMC', 'J.P. Morgan'],
    ['State Bank Of India', 'SBI'],
    ['Ochrelooms.com Inc.', 'Ochrelooms'],
    ['Dr. Ochre’s Looms', 'Dr Ochres Looms'],
    ["Ochre's Looms Ltd", 'Ochres Looms'],
  ])('%j and %j are one company', (one, other) => {
    expect(companyKeyOf(one)).toBe(companyKeyOf(other));
  });

  it.each([
    ['Ochre Looms (India)', 'Ochre Looms'],
    ['TCS iON', 'TCS'],
    ['HCL Infosystems', 'HCLTech'],
    ['M M Foods', 'M&M'],
    ['Ochre Loom Works (Pune)', 'Ochre Loom Works'],
  ])('%j and %j are two', (one, other) => {
    expect(companyKeyOf(one)).not.toBe(companyKeyOf(other));
  });

  it('gives the other names of a large company too', () => {
    expect(companyKeysOf('TCS')).toContain('tata consultancy services');
    expect(companyKeysOf('Ochre Looms Ltd')).toEqual(['ochre looms']);
  });
});
