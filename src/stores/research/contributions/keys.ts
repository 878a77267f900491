import type { Key } from '@/core/kernel/common/key';
import type { ContributionsStore } from './contributions.store';
import type { WaitingCardsStore } from './waiting-cards.store';

export const ContributionsKey: Key<ContributionsStore> = Symbol('contributions/ContributionsStore');

export const WaitingCardsKey: Key<WaitingCardsStore> = Symbol('contributions/WaitingCardsStore');
