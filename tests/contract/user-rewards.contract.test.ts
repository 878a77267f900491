import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { userRewardsContract } from './user-rewards.contract';

describeOnHarnesses('UserRewards', userRewardsContract);
