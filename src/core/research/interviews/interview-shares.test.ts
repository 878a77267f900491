import { expect, it } from 'vitest';
import type { InterviewSummary } from './interview';
import { fairShareText, interviewSharesOf, shareText } from './interview-shares';

const typical = { median: null, count: 0 };
const summary: InterviewSummary = {
  company: null,
  designation: null,
  onlyCompany: null,
  interviewsCount: 12,
  heldCount: 0,
  questionsCount: 0,
  newest: '2026-11',
  difficulty: { easy: 1, fair: 4, hard: 4, veryHard: 0 },
  outcome: { offer: 4, noOffer: 5, noAnswer: 2, declined: 1 },
  experience: { fresher: 0, experienced: 0 },
  roundKinds: { technical: 0, test: 0, group: 0, managerial: 0, hr: 0 },
  rounds: typical,
  days: typical,
  fair: { share: null, count: 0 },
  designations: [],
};

it('gives the share of offers among all ends, and the most common difficulty, each of those who told it and as the bars of all parts have it', () => {
  expect(interviewSharesOf(summary)).toEqual({
    offers: { part: 4, count: 12 },
    usual: { difficulty: 'fair', part: 4, count: 9 },
  });
});

it('withholds what fewer than five told', () => {
  const few = { ...summary, difficulty: { easy: 2, fair: 2, hard: 0, veryHard: 0 } };
  expect(interviewSharesOf(few)).toEqual({ offers: { part: 4, count: 12 }, usual: null });
  const none = { ...few, outcome: { offer: 4, noOffer: 0, noAnswer: 0, declined: 0 } };
  expect(interviewSharesOf(none)).toEqual({ offers: null, usual: null });
});

it.each([
  [1, 7, '1 of 7'],
  [10, 19, '10 of 19'],
  [5, 20, '25%'],
  [33, 128, '26%'],
])('%i of %i are %s', (part, count, text) => {
  expect(shareText(part, count)).toBe(text);
});

it('says of how many it was fair, as it was counted', () => {
  expect(fairShareText(summary)).toBeNull();
  for (const part of [0, 1, 5, 6]) {
    const share = Math.round((100 * part) / 7);
    expect(fairShareText({ fair: { share, count: 7 } })).toBe(`${part} of 7`);
  }
  expect(fairShareText({ fair: { share: 71, count: 40 } })).toBe('71%');
});
