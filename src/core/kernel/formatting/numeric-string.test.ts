import { expect, it } from 'vitest';
import { isNumericString } from './numeric-string';

it('[VA-NUMERIC-STRING] accepts a non-empty trimmed string that is a number', () => {
  expect(isNumericString('12')).toBe(true);
  expect(isNumericString(' 12.5 ')).toBe(true);
  for (const refused of ['', '  ', '12a', 'NaN', 'Infinity', 12, null, undefined]) {
    expect(isNumericString(refused)).toBe(false);
  }
});
