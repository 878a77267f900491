import { describe, expect, it } from 'vitest';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import { appearancesOf, selectedTypeOf } from './appearance';
import type { AppearanceRow } from './appearance.queries';

const aRow = (overrides: Partial<AppearanceRow> = {}): AppearanceRow => ({
  user_name: 'PeepalRoot',
  avatar_uri: 'kolam:3f9c61d07be2a845',
  avatar_color: '#DCE6DF',
  bio: '',
  selected_profile_type: 'ANONYMOUS',
  type: 'working',
  company_name: 'Vaayuna Technologies',
  department_id: 1,
  industry_id: 1,
  job_profile: 'Software Engineer',
  verified: '',
  verification_source: '',
  is_common_profile: true,
  shows_designation: true,
  ...overrides,
});
const typesOf = (row: AppearanceRow) => appearancesOf(row).map(({ profileType }) => profileType);

describe('appearancesOf', () => {
  it('needs pseudonym, avatar and colour for anything at all', () => {
    for (const missing of ['user_name', 'avatar_uri', 'avatar_color'])
      expect(appearancesOf(aRow({ [missing]: null }))).toEqual([]);
  });

  it('has a designation for working people with all details only', () => {
    expect(typesOf(aRow())).toEqual(['ANONYMOUS', 'DESIGNATION']);
    for (const missing of ['type', 'company_name', 'department_id', 'industry_id', 'job_profile']) {
      expect(typesOf(aRow({ [missing]: null }))).toEqual(['ANONYMOUS']);
    }
    for (const type of ['student', 'unemployed'] as const) expect(typesOf(aRow({ type }))).toEqual(['ANONYMOUS']);
  });

  it('says beside a pseudonym only what many share, and never the company', () => {
    const [common] = appearancesOf(aRow());
    const [own] = appearancesOf(aRow({ is_common_profile: false }));
    expect([common?.tagline, own?.tagline]).toEqual(['Software Engineer', null]);
    expect(JSON.stringify([common, own])).not.toContain('Vaayuna');
  });

  it('draws a designation from the company, so that it cannot be matched with the pseudonym', () => {
    const [anonymous, designation] = appearancesOf(aRow());
    const [, colleague] = appearancesOf(
      aRow({ user_name: 'Other', avatar_uri: 'kolam:other', avatar_color: '#ECE5CB' }),
    );
    expect(designation).toEqual(colleague);
    expect(designation?.avatarUrl).not.toBe(anonymous?.avatarUrl);
  });

  it('makes a drawing from every name', () => {
    for (const company_name of ['ACME & Sons (India) Pvt. Ltd.', 'नीलगिरि', '-', 'x'.repeat(150)]) {
      const [, designation] = appearancesOf(aRow({ company_name }));
      expect(designation?.avatarUrl).toMatch(/^kolam:[a-z0-9][a-z0-9-]{0,39}$/);
      expect(TILE_COLORS).toContain(designation?.avatarBgColor);
    }
  });
});

describe('selectedTypeOf', () => {
  it('is the chosen one while it is there', () => {
    const chosen = aRow({ selected_profile_type: 'DESIGNATION' });
    expect(selectedTypeOf(chosen, appearancesOf(chosen))).toBe('DESIGNATION');
    const gone = aRow({ selected_profile_type: 'DESIGNATION', type: 'student' });
    expect(selectedTypeOf(gone, appearancesOf(gone))).toBe('ANONYMOUS');
  });
});
