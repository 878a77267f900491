import '@/views/research/jobs/jobs.css';
import type { Feature } from '@/app/feature';
import { jobsAdapters, jobsModule } from './jobs.module';

export const feature: Feature = {
  module: jobsModule,
  adapters: jobsAdapters,
  screens: {
    Jobs: async () => (await import(/* webpackChunkName: "Jobs" */ './all-jobs.screen')).allJobsScreen,
    CompanyJobs: async () =>
      (await import(/* webpackChunkName: "CompanyJobs" */ './company-jobs.screen')).companyJobsScreen,
    DesignationJobs: async () =>
      (await import(/* webpackChunkName: "DesignationJobs" */ './scoped-jobs.screen')).designationJobsScreen,
    SkillJobs: async () =>
      (await import(/* webpackChunkName: "DesignationJobs" */ './scoped-jobs.screen')).skillJobsScreen,
    Job: async () => (await import(/* webpackChunkName: "Job" */ './job.screen')).jobScreen,
  },
};
