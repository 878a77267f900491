import type { Feature } from '@/app/feature';
import { waitingCardsAdapters } from './waiting-cards.adapters';
import { waitingCardsModule } from './waiting-cards.module';

/** The user's own cards that others do not see yet, above the lists of a company that will have them. */
export const feature: Feature = { module: waitingCardsModule, adapters: waitingCardsAdapters };
