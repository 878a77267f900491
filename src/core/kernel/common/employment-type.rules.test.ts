import { expect, it } from 'vitest';
import { parseEmployment } from './employment-type.rules';

it.each([
  ['intern', 'intern'],
  ['FullTime', 'fulltime'],
  ['boss', null],
  ['', null],
  [undefined, null],
] as const)('the text %j of an address names the kind of work %j', (text, kind) => {
  expect(parseEmployment(text)).toBe(kind);
});
