import '@/views/research/compare/compare.css';
import type { Feature } from '@/app/feature';
import { CompareTray } from '@/views/research/compare/compare-tray';
import { compareModule } from './compare.module';
import { compareTrayAdapters } from './compare-tray.adapters';

export const feature: Feature = {
  module: compareModule,
  adapters: compareTrayAdapters,
  Overlays: CompareTray,
  screens: {
    Compare: async () => (await import(/* webpackChunkName: "Compare" */ './compare.screen')).compareScreen,
  },
};
