import { expect, it } from 'vitest';
import { withAmountsInDigits } from './amount-words.rules';

it.each([
  ['pay two thousand five hundred rupees today', 'pay 2500 rupees today'],
  ['twenty-five hundred only', '2500 only'],
  ['a fee of one lakh twenty thousand', 'a fee of 120000'],
  ['five hundred and fifty rupees', '550 rupees'],
  ['pacchis sau rupaye bhejo', '2500 rupaye bhejo'],
  ['dhai hazar jama karo', '2500 jama karo'],
  ['paanch sau do', '500 do'],
  ['do hazar paanch sau', '2500'],
  ['पच्चीस सौ रुपये', '2500 रुपये'],
  ['दो हजार पांच सौ जमा करें', '2500 जमा करें'],
  ['please do send two copies', 'please do send two copies'],
  ['a hundred people, thousand thanks', 'a hundred people, thousand thanks'],
  ['one of two. thousand', 'one of two. thousand'],
  ['twenty five years', 'twenty five years'],
  ['two thousand and', '2000 and'],
  ['', ''],
])('%s: %s', (text, expected) => {
  expect(withAmountsInDigits(text.normalize('NFKC'))).toBe(expected.normalize('NFKC'));
});

it('reads a long run of numbers once', () => {
  const run = 'five '.repeat(4_000);
  expect(withAmountsInDigits(run)).toBe(run);
});
