import { describe, expect, it } from 'vitest';
import { nextRoleOf, onboardingRequestOf } from './onboarding-request';

const newcomer = { isReader: false, isWriter: false };
const reader = { isReader: true, isWriter: false };

describe('onboardingRequestOf', () => {
  it('fills in what is not given', () => {
    expect(onboardingRequestOf({ required: 'WRITER', openCreatePost: true }, reader)).toEqual({
      required: 'WRITER',
      edit: null,
      internalCampaign: null,
      openCreatePost: true,
      isInitial: false,
    });
  });

  it('is the initial one for a user without a role', () => {
    expect(onboardingRequestOf({}, newcomer).isInitial).toBe(true);
  });
});

describe('nextRoleOf', () => {
  it('is reader, then writer, then none', () => {
    expect(nextRoleOf(newcomer)).toBe('READER');
    expect(nextRoleOf(reader)).toBe('WRITER');
    expect(nextRoleOf({ isReader: true, isWriter: true })).toBeNull();
  });
});
