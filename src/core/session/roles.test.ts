import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Membership, Requirement } from './roles';
import { gateOf, isReader, isWriter } from './roles';

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

  it('[RO-OTHER] are none beyond visitor, reader and writer', () => {
    expectTypeOf<Requirement>().toEqualTypeOf<'reader' | 'writer'>();
    expectTypeOf<keyof Membership>().toEqualTypeOf<'isLoggedIn' | 'isReader' | 'isWriter'>();
    const roles: readonly (Requirement | null)[] = ['reader', 'writer', null];
    expect(roles.map((role) => gateOf(role, guest))).toEqual(['login', 'login', 'allowed']);
  });

  it('[RO-GATES] lead to login, onboarding or the action', () => {
    const table = [
      [null, guest, 'allowed'],
      ['reader', guest, 'login'],
      ['writer', guest, 'login'],
      ['reader', member(false, false), 'onboarding'],
      ['reader', member(true, false), 'allowed'],
      ['writer', member(true, false), 'onboarding'],
      ['writer', member(false, true), 'allowed'],
      ['reader', member(false, true), 'onboarding'],
      ['writer', member(true, true), 'allowed'],
      [null, member(true, false), 'allowed'],
      [null, member(false, true), 'allowed'],
    ] as const;
    for (const [requirement, membership, gate] of table) expect(gateOf(requirement, membership)).toBe(gate);
  });
});
