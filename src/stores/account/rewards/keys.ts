import type { Key } from '@/core/kernel/common/key';
import type { RewardsStore } from './rewards.store';

/** Names the RewardsStore in the container. */
export const RewardsKey: Key<RewardsStore> = Symbol('rewards/RewardsStore');
