import '@/views/research/compare/compare.css';
import type { Feature } from '@/app/feature';
import { CompareTray } from '@/views/research/compare/compare-tray';
import { compareModule, compareTrayAdapters } from './compare.module';

export const feature: Feature = {
  module: compareModule,
  adapters: compareTrayAdapters,
  Overlays: CompareTray,
  screens: {
    Compare: async () => (await import(/* webpackChunkName: "Compare" */ './compare.screen')).compareScreen,
  },
};
