import { describe, expect, it } from 'vitest';
import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import { maskAddress, verificationBy } from './work-email.rules';

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
    expect(maskAddress('')).toBe('•••@');
  });
});

describe('mailboxOf', () => {
  it.each([
    ['Asha@Vaayuna.example', 'asha@vaayuna.example'],
    ['asha+1@vaayuna.example', 'asha@vaayuna.example'],
    ['asha+a+b@vaayuna.example ', 'asha@vaayuna.example'],
    ['asha.nair-k@vaayuna.example', 'asha.nair-k@vaayuna.example'],
    ['+asha@vaayuna.example', '+asha@vaayuna.example'],
  ])('of %j is %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
