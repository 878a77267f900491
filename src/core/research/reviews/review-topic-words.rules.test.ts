import { describe, expect, it } from 'vitest';
import { topicsOf } from './review-topic-words.rules';

describe('the topics that a text speaks of', () => {
  it.each([
    [null, []],
    ['', []],
    ['Shifts are planned a month ahead.', ['shifts']],
    ['GOOD PAY, and layoffs are rare', ['job-security', 'pay']],
    ['The lay-offs of last year', ['job-security']],
    ['A stable place', ['job-security']],
    ['An unstable place', []],
    ['Payment terms', []],
    ['Micromanagement by micro-managers', ['managers']],
    ['Overtime and over-time', ['workload']],
    ['Work life balance', ['workload']],
    ['WFH twice a week', ['remote-work']],
    ['Favoritism, favouritism', ['politics']],
    ['A bond of two years', ['notice-period']],
  ])('%s: %j', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });
});
