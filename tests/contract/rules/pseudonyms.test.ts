import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernameFault as faultInMemory } from '@/adapters/memory/memory-username';
import { usernameFault as faultOnServer } from '@/server/services/user/profile/username.policy';
import { brandCases, pseudonymCases } from './pseudonyms.cases';

describe.each([
  ['in memory', faultInMemory],
  ['on the server', faultOnServer],
])('pseudonyms, %s', (_side, usernameFault) => {
  it.each(pseudonymCases)('%j: %s', (userName, sentence) => {
    expect(usernameFault(userName, 'Tarakki')).toBe(sentence);
  });

  it.each(brandCases)('%j under the brand %j: %s', (userName, brand, sentence) => {
    expect(usernameFault(userName, brand)).toBe(sentence);
  });
});

it('both sides say the same of any pseudonym', () => {
  const part = fc.constantFrom(
    'admin',
    'M0d',
    'Official',
    'staff',
    '_',
    '4',
    'Tara',
    'kki',
    'k1',
    'x',
    'Help',
    'desk',
    'HR',
    'tcs',
    'fu',
    'uck',
    'ch',
    'uut',
    'iya',
    'गां',
    'डू',
    'Dick',
    's',
    'l',
  );
  const userName = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(userName, (name) => {
      expect(faultInMemory(name, 'Tarakki')).toBe(faultOnServer(name, 'Tarakki'));
    }),
  );
});
