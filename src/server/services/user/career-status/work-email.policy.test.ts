import { describe, expect, it } from 'vitest';
import { isFreeMail, maskAddress, verificationBy } from './work-email.policy';

describe('isFreeMail', () => {
  it.each(['a@gmail.com', 'A.B+c@GMAIL.com', 'a@yahoo.co.in', 'a@mail.yahoo.com', 'a@proton.me', 'a@outlook.in'])(
    'knows %s',
    (email) => expect(isFreeMail(email)).toBe(true),
  );

  it.each([
    'a@vaayuna.example',
    'gmail@vaayuna.example',
    'a@gmail.vaayuna.example',
    'a@mail.vaayuna.example',
    'a@notgmail.com',
    'a@iitk.ac.in',
  ])('lets %s pass', (email) => expect(isFreeMail(email)).toBe(false));
});

describe('verificationBy', () => {
  it('is whole at the known domain and below it, else partial', () => {
    expect(verificationBy('a@Vaayuna.example', 'vaayuna.EXAMPLE')).toBe('VERIFIED');
    expect(verificationBy('a@in.vaayuna.example', 'vaayuna.example')).toBe('VERIFIED');
    for (const [email, known] of [
      ['a@vaayuna.example', null],
      ['a@evilvaayuna.example', 'vaayuna.example'],
      ['a@vaayuna.example.evil.example', 'vaayuna.example'],
      ['vaayuna.example@evil.example', 'vaayuna.example'],
    ] as const) {
      expect(verificationBy(email, known)).toBe('PARTIAL_VERIFIED');
    }
  });
});

describe('maskAddress', () => {
  it('leaves the first letter and the domain', () => {
    expect(maskAddress('asha.nair@Vaayuna.example')).toBe('a•••@vaayuna.example');
  });
});
