import { expect, it } from 'vitest';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { importedQuestionsIn } from './asked-in';
import { interviewColumns, readDuration } from './interview-columns';

const CONTEXT = { now: 0, order: 'dmy' } as const;

it.each([
  ['Accepted offer', 'offer'],
  ['Selected', 'offer'],
  ['No offer', 'noOffer'],
  ['Not Selected', 'noOffer'],
  ['Not hired', 'noOffer'],
  ['I was not offered the job', 'noOffer'],
  ['Didn’t get selected', 'noOffer'],
  ['Not heard back', 'noAnswer'],
  ['No response', 'noAnswer'],
  ['Declined offer', 'declined'],
  ['I rejected the offer', 'declined'],
  ['Not accepted', null],
  ['Offer not accepted', null],
])('the end %j is %j', (text, outcome) => {
  const read = interviewColumns.outcome.read(text, CONTEXT);
  expect(read instanceof UnreadableText ? null : read).toBe(outcome);
});

it.each([
  ['Easy interview', 1],
  ['Average', 2],
  ['Difficult', 3],
  ['Very difficult', 4],
  ['1', 1],
  ['2', 1],
  ['3', 2],
  ['3/5', 2],
  ['4.0', 3],
  ['4.5', 4],
  ['5', 4],
])('of five steps %j is the %d. of four', (text, difficulty) => {
  expect(interviewColumns.difficulty.read(text, CONTEXT)).toBe(difficulty);
});

it('reads no difficulty from numbers that may go to three', () => {
  const { refuses } = interviewColumns.difficulty;
  const numbers = Array.from({ length: 12 }, (_, place) => String(1 + (place % 3)));
  expect(refuses(numbers, 'difficulty')).toContain('another scale');
  expect(refuses([...numbers, '4'], 'difficulty')).toBeNull();
  expect(refuses(['Easy', 'Hard'], 'difficulty')).toBeNull();
});

it.each([
  ['What is a heddle?; What is a shed?', ['What is a heddle?', 'What is a shed?']],
  ['Explain polymorphism; Describe your project', ['Explain polymorphism', 'Describe your project']],
  ['Given a list; return its sum', ['Given a list; return its sum']],
])('%j asks %j', (text, questions) => {
  expect(importedQuestionsIn(text).map((question) => question.text)).toEqual(questions);
});

it.each([
  ['The process took 2 weeks.', 14],
  ['The process took a month and 3 days', 3],
  ['2-4 weeks', 21],
  ['2 to 3 months', 75],
  ['1 day', 1],
  ['Less than 2 weeks', null],
  ['More than 8 weeks', null],
  ['3+ weeks', null],
  ['two rounds', null],
])('%j is %j days', (text, days) => {
  const read = readDuration(text);
  expect(read instanceof UnreadableText ? null : read).toBe(days);
});
