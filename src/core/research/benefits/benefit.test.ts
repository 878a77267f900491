import { expect, it } from 'vitest';
import { nearlyAllHave } from './benefit';

const catalogue = ['gym', 'gratuity', 'canteen'].map((code) => ({
  code,
  group: 'perks' as const,
  name: code,
  urlName: code,
}));

it('names what at least nine of ten reports have, and leaves out what it does not know', () => {
  const benefits = [
    { code: 'gratuity', count: 20 },
    { code: 'gym', count: 18 },
    { code: 'canteen', count: 17 },
    { code: 'unknown', count: 20 },
  ];
  expect(nearlyAllHave(catalogue, { benefits, reports: 20 }).map(({ code }) => code)).toEqual(['gratuity', 'gym']);
});
