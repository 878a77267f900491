import { describe, expect, it } from 'vitest';
import { pastYears } from '@/core/research/contribute/salary-check.rules';
import {
  EXPERIENCE_CHOICES,
  experienceText,
  LAKH_CHOICES,
  lakhsText,
  SHORT_EXPERIENCE_CHOICES,
  shortExperienceOf,
  shortExperienceText,
  THOUSAND_CHOICES,
} from './salary-choices';

describe('the salary picker', () => {
  it('[VA-RANGE-LAKHS] offers 1 Lakh to 99 Lakhs, then 1 to 5 Crores in steps of 0.1', () => {
    const texts = LAKH_CHOICES.map(lakhsText);
    const lakhs = texts.filter((text) => text.includes('Lakh'));
    const crores = texts.filter((text) => text.includes('Crore'));
    expect([lakhs.length, crores.length]).toEqual([99, 41]);
    expect([lakhs[0], lakhs[1], lakhs[98]]).toEqual(['1 Lakh', '2 Lakhs', '99 Lakhs']);
    expect([crores[0], crores[1], crores[40]]).toEqual(['1 Crore', '1.1 Crores', '5 Crores']);
    expect(texts).toEqual([...lakhs, ...crores]);
  });

  it('[VA-RANGE-THOUSANDS] offers 0 to 95 thousand in steps of 5', () => {
    expect(THOUSAND_CHOICES).toHaveLength(20);
    expect([THOUSAND_CHOICES[0], THOUSAND_CHOICES[1], THOUSAND_CHOICES[19]]).toEqual([0, 5, 95]);
  });

  it('[VA-RANGE-EXPERIENCE] offers Fresher, then 1 to 30 years', () => {
    const texts = EXPERIENCE_CHOICES.map(experienceText);
    expect(texts).toHaveLength(31);
    expect([texts[0], texts[1], texts[30]]).toEqual(['Fresher', '1 year', '30 years']);
  });

  it('takes pay of the last five years', () => {
    expect(pastYears(Date.UTC(2026, 5))).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
  });

  it('[VA-RANGE-EXPERIENCE-SHORT] has a short list: Fresher, 1 to 14 years, then 15+', () => {
    const texts = SHORT_EXPERIENCE_CHOICES.map(shortExperienceText);
    const years = Array.from({ length: 13 }, (_, index) => `${index + 2} years`);
    expect(texts).toEqual(['Fresher', '1 year', ...years, '15+ years']);
    expect([0, 14, 15, 30].map(shortExperienceOf)).toEqual([0, 14, 15, 15]);
  });
});
