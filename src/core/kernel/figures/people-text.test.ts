import { expect, it } from 'vitest';
import { peoplePlural, peopleText } from './people-text';

it.each([
  [12, '12'],
  [49, '49'],
  [50, 'about 50'],
  [1_930, 'about 1,930'],
])('%d is "%s" in texts', (count, text) => {
  expect(peopleText(count)).toBe(text);
});

it('says of parts of a number in fives that they are in fives, too', () => {
  expect(peopleText(35, 60)).toBe('about 35');
  expect(peopleText(35, 49)).toBe('35');
});

it('stands beside a word', () => {
  const salaries = { one: '{count} salary', other: '{count} salaries' };
  expect(peoplePlural(1, salaries)).toBe('1 salary');
  expect(peoplePlural(85, salaries)).toBe('about 85 salaries');
});
