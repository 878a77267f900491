import { expect, it } from 'vitest';
import { flatten } from './flatten';

it.each([
  [['Go', 'SQL', 'Machine Learning'], 'Go; SQL; Machine Learning'],
  [['What is a heddle?', 'Explain the shed'], 'What is a heddle?\nExplain the shed'],
  [['Tell of a loom that you mended', 'Sums'], 'Tell of a loom that you mended\nSums'],
  [[{ question: 'What is weft?', answers: 3, isOpen: true }], 'What is weft?'],
  [
    [
      { city: 'Pune', state: 'Maharashtra' },
      { city: 'Kochi', state: null },
    ],
    'Pune, Maharashtra\nKochi',
  ],
  [[{ name: 'Go', level: '3' }, { name: 'SQL' }], 'Go\nSQL'],
  [[{ year: 2020, rank: 4 }], '2020, 4'],
  [[], ''],
])('a list %j is the text %j', (list, text) => {
  expect(flatten({ list }).get('list')).toBe(text);
});
