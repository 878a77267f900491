import { anOperation, asJson, asProblem } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitAnswerType, emitSuccess } from './emit-responses';

const body = (status: number) => `operations['getPost']['responses'][${status}]['content']['application/json']`;

const cases = [
  {
    name: 'one body',
    responses: { '200': asJson(), '404': asProblem(), default: asProblem() },
    success: { statuses: [200], type: body(200) },
    answer: `Answer<200, ${body(200)}>`,
  },
  {
    name: 'no body',
    responses: { '204': {}, '400': asProblem() },
    success: { statuses: [204], type: 'null' },
    answer: 'Answer<204, null>',
  },
  {
    name: 'another status than the usual ones',
    responses: { '201': asJson(), '409': asProblem() },
    success: { statuses: [201], type: body(201) },
    answer: `Answer<201, ${body(201)}>`,
  },
  {
    name: 'several successes',
    responses: { '200': asJson(), '201': asJson() },
    success: { statuses: [200, 201], type: `${body(200)} | ${body(201)}` },
    answer: `Answer<200, ${body(200)}> | Answer<201, ${body(201)}>`,
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

  it('refuses an operation whose successes have a body and have none', () => {
    expect(() => emitSuccess(anOperation({ responses: { '200': asJson(), '204': {} } }))).toThrow(
      'getPost declares successes with a body and without one; give all of them one, or none.',
    );
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
