import { describe, expect, it } from 'vitest';
import { badgesOf, EARNED_BADGES, earnedBadgesOf, FOLLOWER_BADGES } from './company-badges.rules';

describe('badges', () => {
  it('[EM-CO-BADGES] are one that is earned and five of followers', () => {
    expect(EARNED_BADGES).toEqual(['most-followed']);
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
    expect(badgesOf(['most-followed'], followers)).toEqual(['most-followed', ...badges]);
  });

  it.each([
    [999, 0, []],
    [1_000, 0, ['most-followed']],
    [1_000, 9, ['most-followed']],
    [1_000, 10, []],
    [2_00_000, 10, []],
  ] as const)('of a company with %i followers, with %i companies ahead, are %j', (followers, ahead, badges) => {
    expect(earnedBadgesOf(followers, ahead)).toEqual(badges);
  });
});
