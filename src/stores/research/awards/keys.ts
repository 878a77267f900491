import type { Key } from '@/core/kernel/common/key';
import type { AwardsStore } from './awards.store';

export const AwardsKey: Key<AwardsStore> = Symbol('awards/AwardsStore');
