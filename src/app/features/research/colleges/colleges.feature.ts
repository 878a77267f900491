import '@/views/research/colleges/colleges.css';
import type { Feature } from '@/app/feature';
import { collegesAdapters, collegesModule } from './colleges.module';

export const feature: Feature = {
  module: collegesModule,
  adapters: collegesAdapters,
  screens: {
    Colleges: async () => (await import(/* webpackChunkName: "Colleges" */ './colleges.screen')).collegesScreen,
    College: async () => (await import(/* webpackChunkName: "College" */ './college.screen')).collegeScreen,
  },
};
