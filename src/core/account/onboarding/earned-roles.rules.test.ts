import { expect, it } from 'vitest';
import type { RoleSituation } from './earned-roles.rules';
import { earnedRoles } from './earned-roles.rules';

/** Omitted facts are false. */
const roleCases: readonly (readonly [situation: Partial<RoleSituation>, roles: readonly ('reader' | 'writer')[]])[] = [
  [{}, []],
  [{ isReaderStepDone: true }, ['reader']],
  [{ hasProfile: true }, []],
  [{ isCareerComplete: true }, []],
  [{ hasProfile: true, isCareerComplete: true }, ['reader', 'writer']],
  [{ hasProfile: true, isReaderStepDone: true }, ['reader']],
  [{ isCareerComplete: true, isReaderStepDone: true }, ['reader']],
  [{ isReader: true }, ['reader']],
  [{ isReader: true, hasProfile: true, isCareerComplete: true }, ['reader', 'writer']],
  [{ isReader: true, isWriter: true }, ['reader', 'writer']],
  [{ isReader: true, isWriter: true, hasProfile: true }, ['reader', 'writer']],
];

it.each(roleCases)('%j makes %j', (situation, roles) => {
  const nothing = {
    isReader: false,
    isWriter: false,
    hasProfile: false,
    isCareerComplete: false,
    isReaderStepDone: false,
  };
  const expected = { isReader: roles.includes('reader'), isWriter: roles.includes('writer') };
  expect(earnedRoles({ ...nothing, ...situation })).toEqual(expected);
});
