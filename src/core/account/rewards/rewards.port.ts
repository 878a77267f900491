import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Rewards } from './rewards';

/** The user's rewards. Fails with `unauthenticated` without a session. */
export interface UserRewards {
  readonly getRewards: () => Promise<Result<Rewards, Failure>>;
}

export const UserRewardsPort: Key<UserRewards> = Symbol('UserRewards');
