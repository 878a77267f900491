import { aCareerRow } from '@tests/support/a-career-row';
import { aPersonaRow } from '@tests/support/a-persona-row';
import { describe, expect, it } from 'vitest';
import { rolesOf } from './roles.policy';

describe('rolesOf', () => {
  const nobody = { isReader: false, isWriter: false };
  const reader = { isReader: true, isWriter: false };
  const writer = { isReader: true, isWriter: true };

  it('[RO-READER-WRITER] makes writers readers too', () => {
    expect(rolesOf(aPersonaRow(), aCareerRow(), false)).toEqual(writer);
  });

  it('needs both halves for a writer', () => {
    expect(rolesOf(aPersonaRow(), undefined, false)).toEqual(nobody);
    expect(rolesOf(aPersonaRow(), aCareerRow({ job_profile: null }), false)).toEqual(nobody);
    for (const missing of ['user_name', 'avatar_uri', 'avatar_color']) {
      expect(rolesOf(aPersonaRow({ [missing]: null }), aCareerRow(), true)).toEqual(reader);
    }
  });

  it('takes nothing away', () => {
    expect(rolesOf(aPersonaRow({ is_reader: true, is_writer: true }), undefined, false)).toEqual(writer);
    expect(rolesOf(aPersonaRow({ is_reader: true, user_name: null }), undefined, false)).toEqual(reader);
  });
});
