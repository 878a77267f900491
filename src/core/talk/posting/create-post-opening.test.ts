import { describe, expect, it } from 'vitest';
import { campaignAfterProfile } from './campaign';
import type { PostProfileState } from './create-post-opening';
import { communityOfQuery, opensCreatePostAfterProfile } from './create-post-opening';

const ready: PostProfileState = {
  isFullyOnboarded: true,
  verified: 'VERIFIED',
  openCreatePost: true,
  hasVerifyScreenAnimationEnded: true,
};

describe('create-post', () => {
  it('[ST-AFTER-PROFILE-CAMPAIGN] opened after the profile carries the campaign with a suffix', () => {
    expect(campaignAfterProfile('abc')).toBe('abc_after_profile_and_verification');
  });

  it('opens after the profile once all four conditions hold', () => {
    expect(opensCreatePostAfterProfile(ready)).toBe(true);
    expect(opensCreatePostAfterProfile({ ...ready, verified: 'PARTIAL_VERIFIED' })).toBe(true);
    expect(opensCreatePostAfterProfile({ ...ready, verified: '' })).toBe(false);
    expect(opensCreatePostAfterProfile({ ...ready, isFullyOnboarded: false })).toBe(false);
    expect(opensCreatePostAfterProfile({ ...ready, openCreatePost: false })).toBe(false);
    expect(opensCreatePostAfterProfile({ ...ready, hasVerifyScreenAnimationEnded: false })).toBe(false);
  });

  it('takes its community from the address', () => {
    const query = { entityId: '2', name: ' Notice Period ', logo: '/logos/a.svg', type: 'topic' };
    expect(communityOfQuery(query)).toEqual({
      type: 'topic',
      entityId: 2,
      name: 'Notice Period',
      logo: '/logos/a.svg',
    });
    expect(communityOfQuery({ ...query, logo: 'https://spy.example/a.png' })?.logo).toBeNull();
    expect(communityOfQuery({ ...query, logo: '//spy.example/a.png' })?.logo).toBeNull();
    expect(communityOfQuery({ ...query, logo: undefined })?.logo).toBeNull();
    for (const wrong of [
      { entityId: '0' },
      { entityId: 'x' },
      { entityId: '1.5' },
      { name: ' ' },
      { type: 'planet' },
    ]) {
      expect(communityOfQuery({ ...query, ...wrong })).toBeNull();
    }
  });
});
