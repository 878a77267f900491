import { describe, expect, it } from 'vitest';
import { isAbroad } from './abroad';

describe('isAbroad', () => {
  it.each([
    'Seattle, WA',
    'Madison, WI 53702',
    'London, EN, United Kingdom',
    'Toronto',
    'Singapore',
    'Remote, US',
    'Bay Area (USA)',
    'São Paulo, Brazil',
  ])('%j is outside India', (text) => {
    expect(isAbroad(text)).toBe(true);
  });

  it.each(['Pune, MH, India', 'Margao, GA', 'Nowhere', 'Anywhere, IN', 'Remote', 'California Nagar', 'WA'])(
    '%j may be in India',
    (text) => {
      expect(isAbroad(text)).toBe(false);
    },
  );
});
