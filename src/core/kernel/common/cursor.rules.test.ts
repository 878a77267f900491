import { expect, it } from 'vitest';
import { CURSOR_FORM } from './cursor.rules';

const id = '0123abcd-0123-4567-89ab-0123456789ab';

it.each([
  ['one key', `1.${id}`, true],
  ['several keys of 16 digits', `${'9'.repeat(16)}.${'9'.repeat(16)}.0.${id}`, true],
  ['no key', id, false],
  ['an empty key', `.${id}`, false],
  ['a key of 17 digits', `${'9'.repeat(17)}.${id}`, false],
  ['a first part of the id with a letter less', `1.${id.slice(1)}`, false],
  ['a first part of the id with a letter more', `1.0${id}`, false],
  ['a part with a letter less', '1.0123abcd-123-4567-89ab-0123456789ab', false],
  ['a part with a letter more', '1.0123abcd-01234-4567-89ab-0123456789ab', false],
  ['a part less', '1.0123abcd-0123-4567-0123456789ab', false],
  ['a part more', '1.0123abcd-0123-4567-89ab-89ab-0123456789ab', false],
  ['a last part with a letter less', `1.${id.slice(0, -1)}`, false],
  ['a last part with a letter more', `1.${id}0`, false],
])('a cursor of %s', (_name, cursor, isOne) => {
  expect(CURSOR_FORM.test(cursor)).toBe(isOne);
});
