import type { Feature } from '../../feature';
import { headlineStatsHttp } from './headline-stats.http';
import { headlineStatsModule } from './headline-stats.module';

/** The figures that the product shows of itself. */
export const feature: Feature = { module: headlineStatsModule, adapters: headlineStatsHttp };
