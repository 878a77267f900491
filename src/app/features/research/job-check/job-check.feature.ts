import '@/views/research/job-check/job-check.css';
import type { Feature } from '@/app/feature';
import { jobCheckAdapters } from './job-check.module';

export const feature: Feature = {
  adapters: jobCheckAdapters,
  screens: {
    JobCheck: async () => (await import(/* webpackChunkName: "JobCheck" */ './job-check.screen')).jobCheckScreen,
  },
};
