import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sketchesOf } from './near-copies.rules';

const TEXT =
  'The rosters are planned a month ahead and nobody changes them without asking, the canteen is open at night too, and the pay comes on the last day of each month without a mistake.';
const OTHER =
  'Our manager never answers a mail, the laptops are older than the interns, and whoever asks for a rise hears that the next round of them will surely be a better one for all of us.';

const share = (one: string, other: string): number => {
  const known = new Set(sketchesOf(one));
  return sketchesOf(other).filter((sketch) => known.has(sketch)).length;
};

it.each([
  ['the same text', TEXT, TEXT, true],
  ['another case and other signs', TEXT, TEXT.toUpperCase().replaceAll(',', ' –'), true],
  ['one word changed', TEXT, TEXT.replace('canteen', 'cafeteria'), true],
  ['a sentence more', TEXT, `${TEXT} I would join again.`, true],
  ['the name of another company', `At Vaayuna ${TEXT}`, `At Navika ${TEXT}`, true],
  ['two words changed', TEXT, TEXT.replace('rosters', 'shifts').replace('mistake', 'fault'), true],
  ['another text', TEXT, OTHER, false],
  ['the same first words', `${TEXT.slice(0, 40)} ${OTHER}`, TEXT, false],
])('%s: shares a sketch or does not', (_case, one, other, isNear) => {
  expect(share(one, other) > 0).toBe(isNear);
});

it('has the same ones of the same words in whatever case', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 25, maxLength: 60 });
  fc.assert(
    fc.property(words, (said) => {
      expect(sketchesOf(said.join(', ').toUpperCase())).toEqual(sketchesOf(said.join(' ')));
    }),
  );
});

it('texts of other words share none but by chance', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(words, (said) => {
      expect(share(said.slice(0, 30).join(' '), said.slice(30).join(' '))).toBe(0);
    }),
  );
});

const different = (words: number) => Array.from({ length: words }, (_, at) => `word${at}`).join(' ');

it('has none of 19 words, nor of 20 with rows that come twice', () => {
  expect(sketchesOf(different(19))).toEqual([]);
  expect(sketchesOf(`${different(16)} word0 word1 word2 word3`)).toEqual([]);
});

it('has the same eight of a text in each version of the product, as those of the morning are compared after a release', () => {
  expect(sketchesOf(different(20))).toEqual([
    '0 584368367 110676613 110177731',
    '1 203620052 286988561 69389351',
    '2 139612709 2411962 33683790',
    '3 99961985 136882532 67543525',
    '4 759314770 17117923 67069364',
    '5 543893963 129854750 776419519',
    '6 1023479999 44103775 123017294',
    '7 68446735 168767686 33524198',
  ]);
});
