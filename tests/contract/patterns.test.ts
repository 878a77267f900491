import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';

function patternsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const patterns = [...new Set(patternsIn(serviceDocuments))];
/** Matches the longest body: over-long texts are matched too, since all faults are reported. */
const longest = 64 * 1024;
const texts = ['a', ' ', '0', '-', 'kolam:', '/', '\u0000'].flatMap((sign) => {
  const text = sign.repeat(longest / sign.length);
  return [text, `${text}\u0000`, `a${text}\u0000`, `${text}!`];
});

describe('patterns of the contract', () => {
  it('are there', () => {
    expect(patterns.length).toBeGreaterThan(5);
  });

  it.each(patterns)(
    '%s is decided in no time for the longest text, or one request would hold up everybody',
    (pattern) => {
      const expression = new RegExp(pattern, 'u');
      const started = performance.now();
      for (const text of texts) expression.test(text);
      // A quadratic pattern would take seconds.
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );

  it.each([
    ['x', true],
    [' x ', true],
    ['\u00a0\n', false],
    ['', false],
    ['x\u0000', false],
    ['\u0000', false],
    ['नौकरी\n\n😀', true],
    ['\u200b\u2060\u202e\u3164\ufe0f', false],
    ['क\u094d\u200dष', true],
  ])('take %j as a text with something in it: %s', (text, fits) => {
    expect(new RegExp(patternOf('Prose'), 'u').test(text)).toBe(fits);
  });

  it.each([
    ['x', true],
    ['a tab\tin it', true],
    ['दऱ्‍या 👩🏽‍💻', true],
    ['two\nlines', false],
    ['\t ', false],
    ['x\u0000', false],
    ['x\u007f', false],
  ])('take %j as a name: %s', (text, fits) => {
    expect(new RegExp(patternOf('Name'), 'u').test(text)).toBe(fits);
  });
});

function patternOf(name: string): string {
  const pattern = serviceDocuments.feed.components?.schemas?.[name]?.pattern;
  if (typeof pattern !== 'string') throw new Error(`${name} has no pattern.`);
  return pattern;
}
