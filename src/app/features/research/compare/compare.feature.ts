import '@/views/research/compare/compare.css';
import type { Feature } from '@/app/feature';
import { CompareTray } from '@/views/research/compare/compare-tray';
import { compareModule } from './compare.module';
import { compareTrayAdapters } from './compare-tray.adapters';

/** Companies side by side, and the tray of those that wait for it, which follows over pages. */
export const feature: Feature = {
  module: compareModule,
  adapters: compareTrayAdapters,
  Overlays: CompareTray,
  screens: {
    Compare: async () => (await import(/* webpackChunkName: "Compare" */ './compare.screen')).compareScreen,
  },
};
