import { outcomesOf, readExamples } from '@tests/content-checks/measure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVerhoeffDigit } from './account-numbers.rules';
import { checkText } from './content-checks.rules';

const marked = (text: string, earlier: readonly string[] = []) =>
  checkText(text, earlier).map(({ ground, start, end }) => [ground, text.slice(start, end)]);

const CHECKED_PARTS = [
  '9876543210',
  '98 76',
  'asha@gmail.com',
  ' at gmail dot com',
  'nine eight ',
  'Mr. Verma',
  'श्री वर्मा',
  'Rahul sir',
  'chutiya',
  'f**k',
  'good ',
  'very good ',
  '९८',
  '2341 2341 2346',
  ' account ',
  '!!!!',
  't.me/x',
  '\n',
];

describe('the automatic checks of a text', () => {
  it.each(outcomesOf(readExamples('beside-the-rules')).map((outcome) => [outcome.example.text, outcome] as const))(
    'mark what is meant, and on no other ground: %s',
    (_text, { example, found, isFound }) => {
      expect([...found]).toEqual(example.ground === 'harmless' ? [] : [example.ground]);
      expect(isFound).toBe(true);
    },
  );

  it('say the ground and the words, in their order, one finding for what overlaps', () => {
    expect(marked('Mr. Verma said: call 98765 43210, you idiot')).toEqual([
      ['person', 'Mr. Verma'],
      ['contact', '98765 43210'],
      ['abuse', 'idiot'],
    ]);
    expect(marked('My manager is Mr. Rahul Verma')).toEqual([['person', 'Mr. Rahul Verma']]);
    expect(marked('pay 9876543210@ybl')).toEqual([['account', '9876543210@ybl']]);
  });

  it('keep what stands beside the number of an account, and say what begins earlier and ends earlier first', () => {
    expect(marked(`${'!'.repeat(12)}ABCPA1234Z${'!'.repeat(12)}`).map(([ground]) => ground)).toEqual([
      'repetition',
      'account',
      'repetition',
    ]);
    expect(marked('PAN ABCPA1234Z, call 9876543210')).toEqual([
      ['account', 'ABCPA1234Z'],
      ['contact', '9876543210'],
    ]);
    const said = 'no no no no no no, you idiot, the food is good, the cab is on time and seniors help you';
    expect(marked(said, [said])).toEqual([
      ['repetition', 'no no no no no no'],
      ['copied', said],
      ['abuse', 'idiot'],
    ]);
  });

  it('compare with earlier texts only from eighteen words on', () => {
    const text = 'The food is good, the cab is on time, seniors help you and the pay comes on the last day.';
    expect(marked(text, ['Another text', text.toUpperCase()])).toEqual([['copied', text.slice(0, -1)]]);
    const short = text.split(' ').slice(0, 17).join(' ');
    expect(marked(short, [text])).toEqual([]);
  });

  it('know an Aadhaar number by its check digit: no digit of it can be another', () => {
    const numbers = fc.integer({ min: 20_000_000_000, max: 99_999_999_999 }).map((first) => {
      const last = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).filter(hasVerhoeffDigit);
      expect(last).toHaveLength(1);
      return last[0] ?? '';
    });
    fc.assert(
      fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const digit = (Number(number[place]) + more) % 10;
        const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
        expect(marked(`Mine is ${number}.`)).toContainEqual(['account', number]);
        expect(hasVerhoeffDigit(changed)).toBe(false);
      }),
    );
  });

  it('never leave the text, and mark each place once on a ground', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(...CHECKED_PARTS), fc.string()), { maxLength: 30 });
    fc.assert(
      fc.property(texts, fc.array(fc.string(), { maxLength: 2 }), (parts, earlier) => {
        const text = parts.join('');
        const findings = checkText(text, earlier);
        for (const [at, { ground, start, end }] of findings.entries()) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          const others = findings.slice(at + 1).filter((other) => other.ground === ground);
          expect(others.filter((other) => other.start < end)).toEqual([]);
        }
      }),
    );
  });
});
