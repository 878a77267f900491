import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findAbusiveWords } from './abusive-words';

const LIST = ['idiot', 'stupid', 'bewakoof', 'ullu ka pattha', 'निकम्मा'];

it.each([
  ['My manager is an idiot.', ['idiot']],
  ['STUUUPID rule, stuuupid!', ['STUUUPID', 'stuuupid']],
  ['what an 1d10t!!', ['1d10t']],
  ['he is an ullu ka pattha, bilkul', ['ullu ka pattha']],
  ['वो निकम्मा है', ['निकम्मा']],
  ['The idiotic policy of Bewakoofpur', []],
  ['Scunthorpe, 90000 LPA, class of 2019', []],
  ['', []],
])('in %j finds %j', (text, found) => {
  expect(findAbusiveWords(text, LIST)).toEqual(found);
});

it('finds nothing by an empty list, and only what stands in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(findAbusiveWords(text, [])).toEqual([]);
      for (const word of findAbusiveWords(text, LIST)) expect(text).toContain(word.split(' ')[0]);
    }),
  );
});

it('reads a long run of signs once', () => {
  // Quadratic search would take longer than any test may.
  expect(findAbusiveWords(`${'!'.repeat(1_000_000)}x idiot`, LIST)).toEqual(['idiot']);
});
