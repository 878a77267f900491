import type { Key } from '@/core/kernel/common/key';
import type { VotingStore } from './voting.store';

export const VotingKey: Key<VotingStore> = Symbol('voting/VotingStore');
