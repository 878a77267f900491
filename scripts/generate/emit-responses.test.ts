import { anOperation, asJson, asProblem } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitAnswerType, emitSuccess } from './emit-responses';

const body = (status: number) => `operations['getPost']['responses'][${status}]['content']['application/json']`;

const cases = [
  {
    name: 'one body',
    responses: { '200': asJson(), '404': asProblem(), default: asProblem() },
    success: { type: body(200), mayBeEmpty: false },
    answer: `Answer<200, ${body(200)}>`,
  },
  {
    name: 'no body',
    responses: { '204': {}, '400': asProblem() },
    success: { type: 'null', mayBeEmpty: true },
    answer: 'Answer<204, null>',
  },
  {
    name: 'several successes, with and without a body',
    responses: { '200': asJson(), '201': asJson(), '202': {}, '204': {} },
    success: { type: `${body(200)} | ${body(201)} | null`, mayBeEmpty: true },
    answer: `Answer<200, ${body(200)}> | Answer<201, ${body(201)}> | Answer<202, null> | Answer<204, null>`,
  },
  {
    name: 'a redirect, which nothing can call',
    responses: { '302': {}, default: asProblem() },
    success: null,
    answer: 'Answer<302, null>',
  },
  { name: 'problems only', responses: { default: asProblem() }, success: null, answer: 'never' },
];

describe('emitSuccess', () => {
  it.each(cases)('emits $name', ({ responses, success }) => {
    expect(emitSuccess(anOperation({ responses }))).toEqual(success);
  });
});

describe('emitAnswerType', () => {
  it.each(cases)('emits $name', ({ responses, answer }) => {
    expect(emitAnswerType(anOperation({ responses }))).toBe(answer);
  });

  it('refuses a form that it does not know, and says where to teach it', () => {
    const responses = { '200': { content: { 'text/csv': {} } } };
    expect(() => emitAnswerType(anOperation({ responses }))).toThrow(
      'getPost answers 200 as text/csv; the generator knows application/json only. Extend scripts/generate/emit-responses.ts.',
    );
  });
});
