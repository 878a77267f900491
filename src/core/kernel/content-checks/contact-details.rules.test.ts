import { describe, expect, it } from 'vitest';
import { findContactDetails } from './contact-details.rules';

const marked = (text: string) => findContactDetails(text).map(({ start, end }) => text.slice(start, end));
const signs = (count: number) => '-'.repeat(count);

describe('a run of digits', () => {
  it.each([
    ['nine digits', '987654321', false],
    ['ten digits', '9876543210', true],
    ['eleven digits, the first a zero', '09876543210', true],
    ['eleven digits, the first another', '89876543210', false],
    ['ten digits from five on, as no mobile number begins', '5876543210', false],
    ['ten digits from six on', '6876543210', true],
    ['two numbers side by side', '9876543210 9123456789', true],
    ['a landline with a code of one digit', '01 234567891', false],
    ['a landline with a code of two digits', '011 23456789', true],
    ['a landline with a code of four digits', '01744 227891', true],
    ['a landline with a code of five digits', '012345 67891', false],
    ['a landline with a digit less', '011 2345678', false],
    ['a landline with a digit more', '011 234567891', false],
    ['one digit apart', '9 876 543211', true],
    ['one digit apart, the longest group of three', '9 876 543 211', true],
    ['two digits apart', '9 8 76543211', true],
    ['two digits apart, the longest group of five', '9 8 765 43211', true],
    ['two digits apart, the longest group of four', '9 8 7654 3211', false],
    ['each digit apart', '9 8 7 6 5 4 3 2 1 1', true],
    ['pairs and the rest', '98 76 543211', true],
    ['numbers that count up', '7 8 9 10 11 12 1', false],
    ['two salaries', '65500 72500', false],
    ['one salary and another number', '65500 72501', true],
    ['a sum that ends in two zeros', '9876543200', true],
    ['a sum that ends in four zeros', '9876540000', false],
  ])('%s: %s is a phone number: %s', (_case, number, isPhone) => {
    expect(marked(`It was ${number} there`)).toEqual(isPhone ? [number] : []);
  });

  it.each([
    [26, false],
    [27, true],
  ])('"order" and %i signs before it: only a word within 32 characters says that it is none', (count, isPhone) => {
    expect(marked(`order ${signs(count)}9876543211`).length > 0).toBe(isPhone);
  });
});

describe('a name with a messenger', () => {
  it.each([
    ['directly after its word', 'telegram@ritu', '@ritu'],
    ['24 signs after its word', `telegram${signs(24)}@ritu`, '@ritu'],
    ['25 signs after its word', `telegram${signs(25)}@ritu`, null],
    ['of three letters', 'insta @rit', null],
    ['of four letters', 'insta @ritu', '@ritu'],
    ['of three letters with Skype', 'ask live:rit', null],
    ['of four letters with Skype', 'ask live:ritu', 'live:ritu'],
  ])('%s: in %s it is %s', (_case, text, name) => {
    expect(marked(text)).toEqual(name === null ? [] : [name]);
  });
});
