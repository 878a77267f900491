import { describe, expect, it } from 'vitest';
import type { InterviewAnswers } from './interview-form';
import {
  emptyInterviewAnswers,
  emptyRound,
  interviewContributionOf,
  interviewErrors,
  questionsIn,
  selectableYears,
} from './interview-form';

const NOW = Date.UTC(2026, 10, 20);

const answers: InterviewAnswers = {
  ...emptyInterviewAnswers,
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  month: '10',
  year: '2026',
  difficulty: 'hard',
  outcome: 'offer',
  rounds: [{ name: ' Coding ', minutes: '60', questions: 'Merge two sorted lists\n\n  Design  a rate limiter ' }],
};

describe('the form for an interview', () => {
  it('asks for what a report cannot be without', () => {
    expect(interviewErrors(answers, NOW)).toEqual({});
    const none = interviewErrors(emptyInterviewAnswers, NOW);
    expect(Object.keys(none).toSorted()).toEqual(
      ['companyName', 'difficulty', 'jobProfile', 'month', 'outcome', 'rounds.0.name', 'story'].toSorted(),
    );
  });

  it('takes a story in place of questions', () => {
    const silent = { ...answers, rounds: [{ ...emptyRound, name: 'HR' }] };
    expect(Object.keys(interviewErrors(silent, NOW))).toEqual(['story']);
    expect(interviewErrors({ ...silent, story: 'They were kind.' }, NOW)).toEqual({});
  });

  it('refuses months to come, numbers that are none, and half questions', () => {
    expect(Object.keys(interviewErrors({ ...answers, month: '12' }, NOW))).toEqual(['month']);
    expect(Object.keys(interviewErrors({ ...answers, days: 'ten' }, NOW))).toEqual(['days']);
    expect(Object.keys(interviewErrors({ ...answers, locationName: 'Koch' }, NOW))).toEqual(['location']);
    const rounds = [{ name: 'HR', minutes: '0', questions: 'Why?' }];
    expect(Object.keys(interviewErrors({ ...answers, rounds }, NOW))).toEqual([
      'rounds.0.minutes',
      'rounds.0.questions',
    ]);
  });

  it('[VA-RANGE-YEARS] offers the years from 1975 to the current one', () => {
    const years = selectableYears(NOW);
    expect([years[0], years.at(-1), years.length]).toEqual([1975, 2026, 52]);
  });

  it('is sent with one question for each line', () => {
    expect(questionsIn(' One  question\n\ntwo ')).toEqual(['One question', 'two']);
    expect(interviewContributionOf(answers)).toMatchObject({
      month: '2026-10',
      days: null,
      rounds: [{ name: 'Coding', minutes: 60, questions: ['Merge two sorted lists', 'Design a rate limiter'] }],
    });
  });
});
