import { describe, expect, it } from 'vitest';
import { hasDevanagari, transliterate } from './transliterate.rules';

describe('transliterate', () => {
  it.each([
    ['टाटा', 'tata'],
    ['विप्रो', 'vipro'],
    ['बेंगलुरु', 'bengaluru'],
    ['पुणे', 'pune'],
    ['रिलायंस', 'rilayans'],
    ['नाविका लॉजिस्टिक्स', 'navika lojistiks'],
    ['मुंबई', 'mumbai'],
    ['कंपनी', 'kampani'],
    ['मुंद्रा', 'mundra'],
    ['tata', 'tata'],
    ['बड़ा', 'bada'],
    ['सड़क', 'sadak'],
  ])('writes %s as %s', (hindi, latin) => {
    expect(transliterate(hindi)).toBe(latin);
  });

  it('is for Devanagari alone', () => {
    expect(hasDevanagari('टाटा motors')).toBe(true);
    expect(hasDevanagari('café')).toBe(false);
  });
});
