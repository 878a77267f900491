import { expect, it } from 'vitest';
import { canVerify } from './can-verify';

it('is true for who works or studies', () => {
  expect([canVerify('working'), canVerify('student'), canVerify('unemployed'), canVerify(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
