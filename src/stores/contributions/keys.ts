import type { Key } from '@/core/common/key';
import type { ContributionsStore } from './contributions.store';

/** Names the ContributionsStore in the container. */
export const ContributionsKey: Key<ContributionsStore> = Symbol('contributions/ContributionsStore');
