import type { Feature } from '@/app/feature';
import { waitingCardsAdapters, waitingCardsModule } from './waiting-cards.module';

export const feature: Feature = { module: waitingCardsModule, adapters: waitingCardsAdapters };
