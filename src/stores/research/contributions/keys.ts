import type { Key } from '@/core/kernel/common/key';
import type { ContributionsStore } from './contributions.store';
import type { WaitingCardsStore } from './waiting-cards.store';

/** Names the ContributionsStore in the container. */
export const ContributionsKey: Key<ContributionsStore> = Symbol('contributions/ContributionsStore');

/** Names the WaitingCardsStore in the container. */
export const WaitingCardsKey: Key<WaitingCardsStore> = Symbol('contributions/WaitingCardsStore');
