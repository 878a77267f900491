import { expect, it } from 'vitest';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, successOf } from './harness/outcomes';

export const userRewardsContract: Contract = (harness) => {
  it('are empty until something was earned, and need a session', async () => {
    const rewards = (await harness().newcomer()).port(UserRewardsPort);
    expect(successOf(await rewards.getRewards())).toEqual({ points: 0, earned: [] });
    expectNotSignedIn(await harness().as('guest').port(UserRewardsPort).getRewards());
  });
};
