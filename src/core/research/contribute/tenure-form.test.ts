import { describe, expect, it } from 'vitest';
import { TENURE_QUESTIONS } from '../tenure/tenure.rules';
import { parseTenureValues } from './stored-tenure';
import type { TenureValues } from './tenure-form';
import {
  asksAboutLeaving,
  emptyTenureValues,
  joiningQuarters,
  leavingQuarters,
  reportOf,
  stepOfTenureField,
  TENURE_STEP_QUESTIONS,
  tenureFormFaults,
  tenureQuestionsIn,
  valuesOfTenure,
  withTenureAnswer,
} from './tenure-form';

const NOW = Date.parse('2026-11-28T06:00:00Z');
const left: TenureValues = {
  ...emptyTenureValues,
  companyName: 'Vaayuna Technologies',
  joined: '2023-Q2',
  left: '2026-Q3',
};

function valuesAfter(
  ...given: readonly (readonly [Parameters<typeof withTenureAnswer>[1], string | null])[]
): TenureValues {
  let values = left;
  for (const [question, code] of given) values = { ...values, ...withTenureAnswer(values, question, code) };
  return values;
}

describe('the questions of the form', () => {
  it('are each asked in one step', () => {
    const asked = Object.values(TENURE_STEP_QUESTIONS).flat();
    expect(asked.toSorted()).toEqual(TENURE_QUESTIONS.toSorted());
  });

  it('follow from answers: a bond that was demanded, a buyback, less than was due', () => {
    const { answers } = valuesAfter(['bond', 'UP_TO_1'], ['settlement', 'UP_TO_60'], ['exerciseWindow', 'UP_TO_90']);
    expect(tenureQuestionsIn('leaving', left.answers)).not.toContain('bondDemanded');
    expect(tenureQuestionsIn('leaving', answers)).toEqual(TENURE_STEP_QUESTIONS.leaving);
    expect(tenureQuestionsIn('joining', answers)).toContain('buyback');
    expect(tenureQuestionsIn('joining', left.answers)).not.toContain('buyback');
    expect(tenureQuestionsIn('leaving', valuesAfter(['bond', 'NONE']).answers)).not.toContain('bondDemanded');
    expect(tenureQuestionsIn('leaving', valuesAfter(['settlement', 'NOT_YET']).answers)).not.toContain('shortPaid');
  });

  it('about leaving are not for somebody who is still there, nor for somebody who never joined', () => {
    expect(tenureQuestionsIn('leaving', valuesAfter(['exit', 'STILL_THERE']).answers)).toEqual(['noticeDays']);
    expect(tenureQuestionsIn('leaving', valuesAfter(['offer', 'WITHDRAWN']).answers)).toEqual([]);
    expect(asksAboutLeaving(valuesAfter(['exit', 'STILL_THERE']).answers)).toBe(false);
    expect(asksAboutLeaving(valuesAfter(['offer', 'WITHDRAWN']).answers)).toBe(false);
    expect(asksAboutLeaving(left.answers)).toBe(true);
  });

  it('clear the answers that a later one rules out, and the last day with them', () => {
    const values = valuesAfter(
      ['exit', 'RESIGNED'],
      ['settlement', 'OVER_90'],
      ['shortPaid', 'YES'],
      ['exit', 'STILL_THERE'],
    );
    expect(values.answers).toMatchObject({ exit: 'STILL_THERE', settlement: null, shortPaid: null });
    expect(values.left).toBe('');
    expect(
      valuesAfter(['settlement', 'OVER_90'], ['shortPaid', 'YES'], ['settlement', null]).answers.shortPaid,
    ).toBeNull();
  });
});

describe('the faults of the form', () => {
  it('are a missing company, quarter and answer, each at its step', () => {
    const faults = tenureFormFaults(emptyTenureValues, NOW);
    expect(faults).toMatchObject({
      companyName: 'Enter the company, and pick it from the list',
      joined: 'Choose the quarter in which you joined, or should have joined',
      answers: 'Answer at least one question.',
    });
    expect(stepOfTenureField('companyName')).toBe('work');
    expect(stepOfTenureField('exit')).toBe('work');
    expect(stepOfTenureField('offer')).toBe('joining');
    expect(stepOfTenureField('settlement')).toBe('leaving');
    expect(stepOfTenureField('left')).toBe('leaving');
    expect(stepOfTenureField('answers')).toBe('leaving');
  });

  it('are none of a report with one answer', () => {
    expect(tenureFormFaults(valuesAfter(['offer', 'KEPT']), NOW)).toEqual({});
  });
});

it('the quarters of joining reach a year ahead and twenty back, those of leaving five years back', () => {
  expect([joiningQuarters(NOW).at(0), joiningQuarters(NOW).at(-1)]).toEqual(['2027-Q4', '2006-Q4']);
  expect([leavingQuarters(NOW).at(0), leavingQuarters(NOW).at(-1)]).toEqual(['2026-Q4', '2021-Q4']);
});

it('a report that is changed is read back as it was, and a draft of another shape is none', () => {
  const values = { ...valuesAfter(['offer', 'KEPT']), city: 'Pune' };
  const own = valuesOfTenure('Vaayuna Technologies', { reportId: 'r', ...reportOf(values) });
  expect(own).toEqual({ ...values, reportId: 'r' });
  expect(parseTenureValues(JSON.parse(JSON.stringify(own)))).toEqual(own);
  expect(parseTenureValues({ ...own, answers: { ...own.answers, offer: 'MAYBE' } })).toBeNull();
  expect(parseTenureValues({ ...own, joined: '2026-11' })).toBeNull();
});
