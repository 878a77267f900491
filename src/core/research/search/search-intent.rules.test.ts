import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchIntent } from './search-intent.rules';

describe('what a typed text asks for', () => {
  it.each([
    ['product manager salary', 'product manager', 'salaries'],
    ['Vaayuna Interview', 'Vaayuna', 'interviews'],
    ['vaayuna  interview questions ', 'vaayuna', 'interviews'],
    ['interview questions at Vaayuna', 'Vaayuna', 'interviews'],
    ['salary of nurse', 'nurse', 'salaries'],
    ['sde ctc', 'sde', 'salaries'],
    ['jobs in Pune', 'Pune', 'jobs'],
    ['data analyst jobs', 'data analyst', 'jobs'],
    ['tester salary in Pune', 'tester in Pune', 'salaries'],
    ['tester salary Pune', 'tester Pune', 'salaries'],
    ['sde ctc in-office Pune', 'sde in-office Pune', 'salaries'],
    ['software engineer jobs at Vaayuna', 'software engineer at Vaayuna', 'jobs'],
    ['neelgiri work culture', 'neelgiri', 'reviews'],
    ['what is bad about neelgiri', 'neelgiri', 'reviews'],
    ['neelgiri job openings', 'neelgiri', 'jobs'],
    ['neelgiri office photos', 'neelgiri', 'photos'],
    ['मैनेजर वेतन', 'मैनेजर', 'salaries'],
  ])('is split: %s', (typed, name, section) => {
    expect(searchIntent(typed)).toEqual({ name, section });
  });

  it.each([
    'salary',
    'interview questions',
    'Interview Kickstart',
    'Google Pay',
    'Monster Jobs India',
    'nurse',
    'reviewer',
    'jobs in',
    '',
  ])('is a name as it is: %s', (typed) => {
    expect(searchIntent(typed)).toEqual({ name: typed.trim(), section: null });
  });

  it('never loses the whole text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' salary', ' jobs'), (text, end) => {
        const { name } = searchIntent(`${text}${end}`);
        expect(name === '').toBe(`${text}${end}`.trim() === '');
      }),
    );
  });
});
