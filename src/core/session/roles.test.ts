import { describe, expect, it } from 'vitest';
import { gateOf, isReader, isWriter, ROLES, rolesOf, visitor } from './roles';
import { emptySession, isLoggedIn } from './session';

const member = (reader: boolean, writer: boolean) => ({ isLoggedIn: true, isReader: reader, isWriter: writer });

describe('roles', () => {
  it('[RO-ANONYMOUS] are none but that of a visitor in a fresh session', () => {
    expect(rolesOf({ ...visitor, isLoggedIn: isLoggedIn(emptySession.userInfo) })).toEqual(['visitor']);
  });

  it('[PD-READER-WRITER] are two separate flags', () => {
    for (const reader of [true, false]) {
      for (const writer of [true, false]) {
        expect(isReader(member(reader, writer))).toBe(reader);
        expect(isWriter(member(reader, writer))).toBe(writer);
      }
    }
    expect(isReader({ ...member(true, true), isLoggedIn: false })).toBe(false);
  });

  it('[RO-READER-WRITER] may be held together', () => {
    expect(rolesOf(member(true, true))).toEqual(['reader', 'writer']);
    expect(rolesOf(member(true, false))).toEqual(['reader']);
    expect(rolesOf(member(false, true))).toEqual(['writer']);
    expect(rolesOf(member(false, false))).toEqual([]);
  });

  it('[RO-OTHER] are visitor, reader and writer, and no more', () => {
    expect(ROLES).toEqual(['visitor', 'reader', 'writer']);
    expect(rolesOf(visitor)).toEqual(['visitor']);
  });

  it('[RO-GATES] lead to login, onboarding or the action', () => {
    const table = [
      [null, visitor, 'allowed'],
      ['reader', visitor, 'login'],
      ['writer', visitor, 'login'],
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
