import { describe, expect, it } from 'vitest';
import type { CareerRow } from '../career-status/career.queries';
import type { PersonaRow } from '../profile/persona.queries';
import { rolesOf } from './roles.policy';

const aCareer = (overrides: Partial<CareerRow> = {}): CareerRow => ({
  id: 41,
  type: 'working',
  company_name: 'Vaayuna Technologies',
  college_name: null,
  department_id: 1,
  industry_id: 1,
  job_profile: 'Nurse',
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
  email_seal: null,
  verified: '',
  verification_source: '',
  ...overrides,
});
const aPersona = (overrides: Partial<PersonaRow> = {}): PersonaRow => ({
  user_name: 'PeepalRoot',
  avatar_uri: 'kolam:peepal-7',
  avatar_color: '#DCE6DF',
  is_reader: false,
  is_writer: false,
  selected_profile_type: 'ANONYMOUS',
  ...overrides,
});

describe('rolesOf', () => {
  const nobody = { isReader: false, isWriter: false };
  const reader = { isReader: true, isWriter: false };
  const writer = { isReader: true, isWriter: true };

  it('[RO-READER-WRITER] makes writers readers too', () => {
    expect(rolesOf(aPersona(), aCareer(), false)).toEqual(writer);
  });

  it('needs both halves for a writer', () => {
    expect(rolesOf(aPersona(), undefined, false)).toEqual(nobody);
    expect(rolesOf(aPersona(), aCareer({ job_profile: null }), false)).toEqual(nobody);
    for (const missing of ['user_name', 'avatar_uri', 'avatar_color']) {
      expect(rolesOf(aPersona({ [missing]: null }), aCareer(), true)).toEqual(reader);
    }
  });

  it('takes nothing away', () => {
    expect(rolesOf(aPersona({ is_reader: true, is_writer: true }), undefined, false)).toEqual(writer);
    expect(rolesOf(aPersona({ is_reader: true, user_name: null }), undefined, false)).toEqual(reader);
  });
});
