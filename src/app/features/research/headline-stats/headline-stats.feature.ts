import '@/views/research/headline-stats/headline-stats.css';
import type { Feature } from '@/app/feature';
import { HeadlineStatsKey } from '@/stores/research/headline-stats/keys';
import { headlineStatsAdapters, headlineStatsModule } from './headline-stats.module';

export const feature: Feature = {
  module: headlineStatsModule,
  adapters: headlineStatsAdapters,
  prepare: (container) => container.get(HeadlineStatsKey).load(),
};
