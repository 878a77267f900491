import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careerTextFault as faultInMemory } from '@/adapters/memory/memory-career-text';
import { careerTextFault as faultByLooks } from '@/core/career-status/career-text.rules';
import { readReference } from '@/server/reference/read-reference';
import { careerTextFault as faultOnServer } from '@/server/services/user/career-status/career-text.policy';
import { brandCases, placeCases, titleCases } from './career-texts.cases';

const NEEDS_THE_SERVICE = /^This could hurt|^This looks like an official account/;

describe.each([
  ['in memory', faultInMemory],
  ['on the server', faultOnServer],
])('texts of a career, %s', (_side, careerTextFault) => {
  it.each(titleCases)('the title %j: %s', (text, sentence) => {
    expect(careerTextFault(text, 'title', 'Tarakki')).toBe(sentence);
  });

  it.each(placeCases)('the place %j: %s', (text, sentence) => {
    expect(careerTextFault(text, 'place', 'Tarakki')).toBe(sentence);
  });

  it.each(brandCases)('the %s %j under the brand %j: %s', (kind, text, brand, sentence) => {
    expect(careerTextFault(text, kind, brand)).toBe(sentence);
  });
});

it.each([...titleCases, ...placeCases])('the form says the same of %j before it asks: %s', (text, sentence) => {
  const fault = faultByLooks(text);
  if (sentence !== null && NEEDS_THE_SERVICE.test(sentence)) expect([sentence, null]).toContain(fault);
  else expect(fault).toBe(sentence);
});

it('every job title and college of the catalogue passes', () => {
  const { lists } = readReference();
  const refused = (kind: 'title' | 'place', rows: readonly Readonly<Record<string, string>>[]) =>
    rows.flatMap(({ name = '' }) => (faultOnServer(name, kind, 'Tarakki') === null ? [] : [name]));
  expect(lists['job-profiles'].length).toBeGreaterThan(100);
  expect(refused('title', lists['job-profiles'])).toEqual([]);
  expect(refused('place', lists.colleges)).toEqual([]);
});

it('both sides say the same of any text', () => {
  const part = fc.constantFrom(
    ...['admin', 'M0d', 'erator', 'Official', 'team', ' ', ' ', ' ', '-', '4', '1', 'Tara', 'kki', 'the', 'Verified'],
    ...[
      '√',
      'о',
      'é',
      '\u200B',
      'fu',
      'uck',
      'c',
      'k',
      'गां',
      'डू',
      'cum',
      'Ass',
      's',
      'l',
      'blue',
      'tick',
      'ch',
      'utiya',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('title', 'place'), (any, kind) => {
      expect(faultInMemory(any, kind, 'Tarakki')).toBe(faultOnServer(any, kind, 'Tarakki'));
    }),
    { numRuns: 300 },
  );
});
