import { brandCases, placeCases, titleCases } from '@tests/contract/rules/career-texts.cases';
import { describe, expect, it } from 'vitest';
import { readReference } from '@/server/reference/read-reference';
import { careerTextFault } from './career-text.rules';
import { careerWordsFault, careerWordsFaults } from './career-words.rules';

const NEEDS_THE_LIST = /^This could hurt|^This looks like an official account/;

describe('texts of a career', () => {
  it.each(titleCases)('the title %j: %s', (text, sentence) => {
    expect(careerWordsFault(text, 'title', 'Tarakki')).toBe(sentence);
  });

  it.each(placeCases)('the place %j: %s', (text, sentence) => {
    expect(careerWordsFault(text, 'place', 'Tarakki')).toBe(sentence);
  });

  it.each(brandCases)('the %s %j under the brand %j: %s', (kind, text, brand, sentence) => {
    expect(careerWordsFault(text, kind, brand)).toBe(sentence);
  });

  it.each([...titleCases, ...placeCases])('the form says the same of %j before it asks: %s', (text, sentence) => {
    const fault = careerTextFault(text);
    if (sentence !== null && NEEDS_THE_LIST.test(sentence)) expect([sentence, null]).toContain(fault);
    else expect(fault).toBe(sentence);
  });

  it('are no part of the product by a brand that has no letter of theirs', () => {
    expect(careerWordsFault('—', 'place', 'तरक़्क़ी')).toBeNull();
  });

  it('have their faults by field, without blanks around them', () => {
    const texts = { companyName: ' Kaveri ', collegeName: 'Kaveri √', courseName: null, other: undefined };
    expect(Object.keys(careerWordsFaults(texts, 'place', 'Tarakki'))).toEqual(['collegeName']);
  });
});

it('every job title and college of the catalogue passes', () => {
  const { lists } = readReference();
  const refused = (kind: 'title' | 'place', rows: readonly Readonly<Record<string, string>>[]) =>
    rows.flatMap(({ name = '' }) => (careerWordsFault(name, kind, 'Tarakki') === null ? [] : [name]));
  expect(lists['job-profiles'].length).toBeGreaterThan(100);
  expect(refused('title', lists['job-profiles'])).toEqual([]);
  expect(refused('place', lists.colleges)).toEqual([]);
});
