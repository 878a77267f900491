import { expect, it } from 'vitest';
import type { OfferFacts } from './offer-facts';
import { OFFER_ROWS, offerCellOf, offersDiffer } from './offer-facts';

const none = { company: null, designation: null, onlyCompany: null, heldCount: null, questionsCount: 0, newest: null };
const NOTHING: OfferFacts = { urlName: 'loom', pay: null, interviews: null, benefits: null, catalogue: [] };
const health = { code: 'HEALTH', group: 'health', name: 'Health insurance', urlName: 'health-insurance' } as const;

it('quotes shares of many, counts of few, and nothing of fewer than five', () => {
  const facts: OfferFacts = {
    ...NOTHING,
    interviews: {
      ...none,
      interviewsCount: 30,
      difficulty: { easy: 1, fair: 5, hard: 1, veryHard: 0 },
      outcome: { offer: 12, noOffer: 12, noAnswer: 4, declined: 2 },
      experience: { fresher: 0, experienced: 30 },
      roundKinds: { group: 0, hr: 0, managerial: 0, technical: 0, test: 0 },
      rounds: { median: null, count: 0 },
      days: { median: null, count: 4 },
      fair: { share: null, count: 0 },
      designations: [],
    },
    benefits: { reports: 9, heldCount: null, newest: null, benefits: [{ code: 'HEALTH', count: 8 }] },
    catalogue: [health],
  };
  expect(OFFER_ROWS.map((row) => offerCellOf(facts, row))).toEqual([
    null,
    { value: '40%', count: '30' },
    { value: 'Fair, 5 of 7', count: '7' },
    null,
    { value: 'Health insurance 8\u00A0of\u00A09', count: '9' },
    { value: '0 of 9', count: '9' },
  ]);
});

it('keeps each amount of pay on one line', () => {
  const items = [
    { kind: 'fixed', amount: 930_000, reported: 20 },
    { kind: 'joiningBonus', amount: 30_000, reported: 5 },
    { kind: 'stock', amount: 0, reported: 0 },
  ] as const;
  const pay = { parts: { count: 20, items }, figure: { count: 43 } };
  expect(offerCellOf({ ...NOTHING, pay }, 'parts')?.value).toBe('₹9.3\u00A0L fixed, ₹0.3\u00A0L joining bonus');
});

it('says nothing of what did not load', () => {
  expect(OFFER_ROWS.map((row) => offerCellOf(NOTHING, row))).toEqual(OFFER_ROWS.map(() => null));
});

it('differs in a share only by more than chance, and in days by their number', () => {
  const asked = (fair: number, hard: number, days: number): OfferFacts => ({
    ...NOTHING,
    interviews: {
      ...none,
      interviewsCount: fair + hard,
      difficulty: { easy: 0, fair, hard, veryHard: 0 },
      outcome: { offer: fair, noOffer: hard, noAnswer: 0, declined: 0 },
      experience: { fresher: 0, experienced: fair + hard },
      roundKinds: { group: 0, hr: 0, managerial: 0, technical: 0, test: 0 },
      rounds: { median: null, count: 0 },
      days: { median: days, count: fair + hard },
      fair: { share: null, count: 0 },
      designations: [],
    },
  });
  const rows = (one: OfferFacts, other: OfferFacts) => OFFER_ROWS.filter((row) => offersDiffer([one, other], row));
  // Fair: 51% against 50%.
  expect(rows(asked(51, 49, 18), asked(50, 50, 18))).toEqual([]);
  expect(rows(asked(51, 49, 18), asked(20, 80, 21))).toEqual(['offers', 'difficulty', 'days']);
  // Unknown at the third company.
  expect(rows(asked(0, 5, 18), asked(5, 0, 18))).toEqual(['offers', 'difficulty']);
  expect(rows(asked(51, 49, 18), NOTHING)).toEqual([]);
});
