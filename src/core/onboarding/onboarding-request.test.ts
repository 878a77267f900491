import { describe, expect, it } from 'vitest';
import { nextRoleOf, onboardingRequestOf } from './onboarding-request';

const newcomer = { isReader: false, isWriter: false };
const reader = { isReader: true, isWriter: false };

describe('onboardingRequestOf', () => {
  it('fills in what is not given', () => {
    expect(onboardingRequestOf({ required: 'writer', openCreatePost: true }, reader)).toEqual({
      required: 'writer',
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
    expect(nextRoleOf(newcomer)).toBe('reader');
    expect(nextRoleOf(reader)).toBe('writer');
    expect(nextRoleOf({ isReader: true, isWriter: true })).toBeNull();
  });
});
