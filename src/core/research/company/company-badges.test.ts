import { describe, expect, it } from 'vitest';
import { badgesOf, EARNED_BADGES, FOLLOWER_BADGES } from './company-badges';

describe('badges', () => {
  it('[EM-CO-BADGES] are seven that are earned and five of followers', () => {
    expect(EARNED_BADGES).toEqual([
      'most-followed',
      'responds-to-reviews',
      'open-to-feedback',
      'highly-active',
      'most-searched',
      'most-visited',
      'promotes-transparency',
    ]);
    expect(FOLLOWER_BADGES.map(([badge]) => badge)).toEqual([
      'followers-100k',
      'followers-50k',
      'followers-10k',
      'followers-5k',
      'followers-1k',
    ]);
  });

  it.each([
    [999, []],
    [1_000, ['followers-1k']],
    [4_999, ['followers-1k']],
    [5_000, ['followers-5k']],
    [10_000, ['followers-10k']],
    [49_999, ['followers-10k']],
    [50_000, ['followers-50k']],
    [1_00_000, ['followers-100k']],
  ] as const)('[LM-FOLLOWER-BADGES] of %i followers are %j', (followers, badges) => {
    expect(badgesOf([], followers)).toEqual(badges);
    expect(badgesOf(['open-to-feedback'], followers)).toEqual(['open-to-feedback', ...badges]);
  });
});
