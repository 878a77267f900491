import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { CardFacts } from './card.rules';
import { periodName, periodOf, stayOf } from './card.rules';
import { shownKeys } from './imported-cards.rules';
import { familyName, titleFamilyOf } from './title-family.rules';

const engineer = { key: '1', name: 'Software Engineer' };
const facts: CardFacts = {
  title: engineer,
  department: '7',
  city: '3',
  state: 'Kerala',
  years: 3,
  stay: 'current',
  month: '2026-11',
};
const cardsOf = (...changes: readonly Partial<CardFacts>[]) =>
  changes.map((change, place) => ({ id: String(place), facts: { ...facts, ...change } }));
const keysOf = (...changes: readonly Partial<CardFacts>[]) => shownKeys(cardsOf(...changes)).get('0');

describe('a card of a person', () => {
  it('says everything where five say the same, and nothing where they are four', () => {
    expect(keysOf({}, {}, {}, {}, {})).toEqual([
      ...['p1', 'fengineer', 'd7', 'l3', 'sKerala', 't3', 'b1', 'wcurrent'],
      'm2026-11',
    ]);
    expect(keysOf({}, {}, {}, {})).toEqual([]);
  });

  it.each([
    ['years become a band', [{}, { years: 2 }], 't', 'b1'],
    ['a month becomes a quarter', [{}, { month: '2026-10' }], 'm', 'q2026-Q4'],
    ['a quarter becomes a year', [{}, { month: '2026-04' }], 'q', 'a2026'],
    ['a city becomes its state', [{}, { city: '4' }], 'l', 'sKerala'],
    ['a title becomes its family', [{}, { title: { key: '2', name: 'QA Engineer' } }], 'p', 'fengineer'],
  ])('%s where too few share it', (_step, [first = {}, second = {}], gone, kept) => {
    const keys = keysOf(first, second, second, second, second) ?? [];
    expect(keys.filter((key) => key.startsWith(gone))).toEqual([]);
    expect(keys).toContain(kept);
    expect(keys).toContain('fengineer');
  });

  it('says nothing of what is not known', () => {
    const unknown = { title: null, department: null, city: null, state: null, years: null, stay: null };
    expect(keysOf(unknown, unknown, unknown, unknown, unknown)).toEqual(['m2026-11']);
  });

  it('has the state of those who share it beside one who told no place', () => {
    const other = { city: '4' };
    expect(keysOf({}, other, {}, other, {}, { city: null, state: null })).toContain('sKerala');
  });

  it('leaves out what is missed least', () => {
    const ofMonth = { stay: 'former' };
    const ofStay = ['2021-02', '2022-03', '2023-06', '2024-08'].map((month) => ({ month }));
    const keys = keysOf({}, ofMonth, ofMonth, ofMonth, ofMonth, ...ofStay);
    expect(keys).toContain('m2026-11');
    expect(keys).not.toContain('wcurrent');
  });

  it('says, for any company, only what at least five cards say in the same words, or nothing', () => {
    const aCard = fc.record({
      title: fc.constantFrom(null, engineer, { key: '2', name: 'QA Engineer' }, { key: '3', name: 'Nurse' }),
      department: fc.constantFrom(null, '1', '2'),
      place: fc.constantFrom(
        { city: null, state: null },
        { city: '1', state: 'Kerala' },
        { city: '2', state: 'Kerala' },
        { city: '3', state: null },
      ),
      years: fc.option(fc.nat(12)),
      stay: fc.constantFrom(null, 'current', 'former'),
      month: fc.constantFrom('2026-11', '2026-10', '2026-02', '2025-07'),
    });
    fc.assert(
      fc.property(fc.array(aCard, { maxLength: 60 }), (all) => {
        const shown = [
          ...shownKeys(
            all.map(({ place, ...one }, number) => ({ id: String(number), facts: { ...one, ...place } })),
          ).values(),
        ];
        const said = shown.map((keys) => keys.join(' '));
        for (const words of said.filter((one) => one !== ''))
          expect(said.filter((one) => one === words).length).toBeGreaterThanOrEqual(MIN_GROUP);
        expect(shown).toHaveLength(all.length);
      }),
      { numRuns: 40 },
    );
  });

  it('has a period with a first and a last month', () => {
    expect(
      [['m2026-11'], ['q2026-Q4'], ['q2026-Q1'], ['a2026'], []].map((keys) => [periodName(keys), periodOf(keys)]),
    ).toEqual([
      ['2026-11', { first: '2026-11', last: '2026-11' }],
      ['2026-Q4', { first: '2026-10', last: '2026-12' }],
      ['2026-Q1', { first: '2026-01', last: '2026-03' }],
      ['2026', { first: '2026-01', last: '2026-12' }],
      [null, null],
    ]);
  });
});

it.each([
  ['Senior Software Engineer II, Payments', 'engineer'],
  ['QA Engineer', 'engineer'],
  ['DevOps Engineer Intern', 'engineer'],
  ['Head of Marketing', 'head'],
  ['Lead Software Test Engineer', 'engineer'],
  ['Senior Staff Lead', 'lead'],
  ['Manager - HR', 'manager'],
  ['SDE', 'sde'],
  ['123', null],
])('the family of %s is %s', (title, family) => {
  expect(titleFamilyOf(title)).toBe(family);
});

it('a family is shown with a capital', () => {
  expect(familyName('engineer')).toBe('Engineer');
});

it('whether the author works there is a fact of a card, or unknown', () => {
  expect([true, false, null].map(stayOf)).toEqual(['current', 'former', null]);
});
