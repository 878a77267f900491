import '@/views/research/job-check/job-check.css';
import type { Feature } from '@/app/feature';
import { jobCheckAdapters } from './job-check.adapters';

/** The check whether a message about a job is real. */
export const feature: Feature = {
  adapters: jobCheckAdapters,
  screens: {
    JobCheck: async () => (await import(/* webpackChunkName: "JobCheck" */ './job-check.screen')).jobCheckScreen,
  },
};
