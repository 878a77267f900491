import { aCareerRow } from '@tests/support/a-career-row';
import { aPersonaRow } from '@tests/support/a-persona-row';
import { expect, it } from 'vitest';
import { earnedRoles } from '@/adapters/memory/role-records';
import { rolesOf } from '@/server/services/user/onboarding/roles.policy';
import { roleCases } from './roles.cases';

it.each(roleCases)('%j makes %j on both sides', (situation, roles) => {
  const { isReader = false, isWriter = false, hasProfile = false } = situation;
  const { isCareerComplete = false, isReaderStepDone = false } = situation;
  const expected = { isReader: roles.includes('reader'), isWriter: roles.includes('writer') };
  expect(earnedRoles({ isReader, isWriter, hasProfile, isCareerComplete, isReaderStepDone })).toEqual(expected);
  const persona = aPersonaRow({
    is_reader: isReader,
    is_writer: isWriter,
    ...(hasProfile ? {} : { user_name: null, avatar_uri: null, avatar_color: null }),
  });
  const career = isCareerComplete ? aCareerRow() : undefined;
  expect(rolesOf(persona, career, isReaderStepDone)).toEqual(expected);
});
