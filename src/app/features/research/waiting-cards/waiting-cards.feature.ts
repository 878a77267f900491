import type { Feature } from '@/app/feature';
import { waitingCardsAdapters } from './waiting-cards.adapters';
import { waitingCardsModule } from './waiting-cards.module';

export const feature: Feature = { module: waitingCardsModule, adapters: waitingCardsAdapters };
