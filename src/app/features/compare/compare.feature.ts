import '@/views/compare/compare.css';
import { CompareTray } from '@/views/compare/compare-tray';
import type { Feature } from '../../feature';
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
