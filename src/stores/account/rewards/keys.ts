import type { Key } from '@/core/kernel/common/key';
import type { RewardsStore } from './rewards.store';

export const RewardsKey: Key<RewardsStore> = Symbol('rewards/RewardsStore');
