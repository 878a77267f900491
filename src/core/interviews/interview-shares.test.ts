import { expect, it } from 'vitest';
import type { InterviewSummary } from '../interviews/interview';
import { interviewSharesOf } from './interview-shares';

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
    offers: { share: 33, count: 12 },
    usual: { difficulty: 'fair', share: 45, count: 9 },
  });
});

it('withholds what fewer than five told', () => {
  const few = { ...summary, difficulty: { easy: 2, fair: 2, hard: 0, veryHard: 0 } };
  expect(interviewSharesOf(few)).toEqual({ offers: { share: 33, count: 12 }, usual: null });
  const none = { ...few, outcome: { offer: 4, noOffer: 0, noAnswer: 0, declined: 0 } };
  expect(interviewSharesOf(none)).toEqual({ offers: null, usual: null });
});
