import type { Key } from '@/core/kernel/common/key';
import type { VotingStore } from './voting.store';

/** The stores of this feature, by keys that pull no code. */
export const VotingKey: Key<VotingStore> = Symbol('voting/VotingStore');
