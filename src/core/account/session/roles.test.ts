import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Membership, UserType } from './roles';
import { accessGate, isReader, isWriter, USER_TYPES } from './roles';

const guest = { isLoggedIn: false, isReader: false, isWriter: false };
const member = (reader: boolean, writer: boolean) => ({ isLoggedIn: true, isReader: reader, isWriter: writer });

describe('roles', () => {
  it('[PD-READER-WRITER] are two separate flags', () => {
    for (const reader of [true, false]) {
      for (const writer of [true, false]) {
        expect(isReader(member(reader, writer))).toBe(reader);
        expect(isWriter(member(reader, writer))).toBe(writer);
      }
    }
    expect(isReader({ ...member(true, true), isLoggedIn: false })).toBe(false);
  });

  it('[EM-USER-TYPE] user types are READER and WRITER, and an action asks for one of them', () => {
    expect(Object.keys(USER_TYPES)).toEqual(['READER', 'WRITER']);
    expectTypeOf<keyof Membership>().toEqualTypeOf<'isLoggedIn' | 'isReader' | 'isWriter'>();
    expectTypeOf<UserType>().toEqualTypeOf<'READER' | 'WRITER'>();
    expect(accessGate('READER', member(true, false))).toBe('allowed');
    expect(accessGate('WRITER', member(true, false))).toBe('onboarding');
  });

  it('[RO-GATES] lead to login, onboarding or the action', () => {
    const table = [
      [null, guest, 'allowed'],
      ['READER', guest, 'login'],
      ['WRITER', guest, 'login'],
      ['READER', member(false, false), 'onboarding'],
      ['READER', member(true, false), 'allowed'],
      ['WRITER', member(true, false), 'onboarding'],
      ['WRITER', member(false, true), 'allowed'],
      ['READER', member(false, true), 'onboarding'],
      ['WRITER', member(true, true), 'allowed'],
      [null, member(true, false), 'allowed'],
      [null, member(false, true), 'allowed'],
    ] as const;
    for (const [requirement, membership, gate] of table) expect(accessGate(requirement, membership)).toBe(gate);
  });
});
