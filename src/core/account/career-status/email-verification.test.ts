import { expect, it } from 'vitest';
import { codeMessage, normalizeCode, workEmailMessage } from './email-verification';

it('a work address is one at a company or college', () => {
  expect(workEmailMessage(' asha@vaayuna.example ')).toBeNull();
  expect(workEmailMessage('asha.nair@cs.kaveri.example')).toBeNull();
  expect(workEmailMessage('')).toMatch(/send a code/);
  for (const malformed of [
    'asha',
    'asha@',
    '@vaayuna.example',
    'asha@vaayuna',
    'a b@vaayuna.example',
    `${'a'.repeat(250)}@x.example`,
  ]) {
    expect(workEmailMessage(malformed)).toMatch(/address/);
  }
  expect(workEmailMessage('asha@gmail.com')).toMatch(/free mail/);
});

it('a code has six digits, however they are spaced', () => {
  expect(codeMessage('482 913 ')).toBeNull();
  expect(normalizeCode(' 482 913')).toBe('482913');
  expect(codeMessage('48291')).toMatch(/six digits/);
  expect(codeMessage('48291a')).toMatch(/six digits/);
});
