import { describe, expect, it } from 'vitest';
import { isProfileFilled, profileErrorCodeOf } from './profile';

const filled = { userName: 'NimbuPaani', avatarUrl: 'kolam:5c0e9a17d2b4f683', avatarBgColor: '#EFDEDF' };

describe('profile', () => {
  it('[ST-PROFILE-FILLED] is filled with pseudonym, avatar and colour', () => {
    expect(isProfileFilled(filled)).toBe(true);
    expect(isProfileFilled({ ...filled, userName: '' })).toBe(false);
    expect(isProfileFilled({ ...filled, avatarUrl: '' })).toBe(false);
    expect(isProfileFilled({ ...filled, avatarBgColor: '' })).toBe(false);
  });

  it('fails with the status of the answer, or 200 without one', () => {
    const failure = { kind: 'unavailable', status: 500, code: 'internal_error', message: '', fields: {} } as const;
    expect(profileErrorCodeOf(failure)).toBe(500);
    expect(profileErrorCodeOf({ ...failure, kind: 'network', status: null })).toBe(200);
  });
});
