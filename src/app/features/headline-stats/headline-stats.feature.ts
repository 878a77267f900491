import '@/views/headline-stats/headline-stats.css';
import type { Feature } from '../../feature';
import { headlineStatsAdapters } from './headline-stats.adapters';
import { headlineStatsModule } from './headline-stats.module';

/** The figures that the product shows of itself. */
export const feature: Feature = { module: headlineStatsModule, adapters: headlineStatsAdapters };
