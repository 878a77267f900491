import { expect, it } from 'vitest';
import { findPersonNames } from './person-names.rules';

const named = (text: string) => [...new Set(findPersonNames(text).map(({ start, end }) => text.slice(start, end)))];

it.each([
  ['please ask Rahul sir about it', ['Rahul sir']],
  ['Rahul sir knows', ['Rahul sir']],
  ['please ask sir about it', []],
  ['my manager Sunita told us', ['Sunita']],
  ['my manager Sunita Told us', ['Sunita']],
  ['my manager Sunita SHARMA told us', ['Sunita SHARMA']],
  ['my manager Sunita sharma told us', ['Sunita']],
  ['my manager sunita told us', []],
  ['HR Business told us', []],
  ['we met Rahul K. Sharma there', ['Rahul K. Sharma']],
  ['we met Rahul Tower there', []],
  ['श्री वर्मा', ['श्री वर्मा']],
  ['श्री वर्मा आए', ['श्री वर्मा']],
  ['श्री राजेश वर्मा', ['श्री राजेश वर्मा']],
])('in “%s” the names are %j', (text, names) => {
  expect(named(text)).toEqual(names);
});

it.each([
  [36, []],
  [37, ['Rahul Verma']],
])(
  'a director may be named: the word for it is sought in 40 characters, here with %i signs after it',
  (signs, names) => {
    expect(named(`CEO${':'.repeat(signs)} Rahul Verma`)).toEqual(names);
  },
);
