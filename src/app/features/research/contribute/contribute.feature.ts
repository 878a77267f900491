import '@/views/research/contribute/contribute.css';
import type { Feature } from '@/app/feature';
import { contributeAdapters, contributeModule } from './contribute.module';

export const feature: Feature = {
  module: contributeModule,
  adapters: contributeAdapters,
  screens: {
    ContributeBenefits: async () =>
      (await import(/* webpackChunkName: "ContributeBenefits" */ './benefits.screen')).benefitsScreen,
    ContributeTenure: async () =>
      (await import(/* webpackChunkName: "ContributeTenure" */ './tenure.screen')).tenureScreen,
    ContributeReview: async () =>
      (await import(/* webpackChunkName: "ContributeReview" */ './review.screen')).reviewScreen,
    ContributeSalary: async () =>
      (await import(/* webpackChunkName: "ContributeSalary" */ './salary.screen')).salaryScreen,
    ContributeInterview: async () =>
      (await import(/* webpackChunkName: "ContributeInterview" */ './interview.screen')).interviewScreen,
    ContributePhotos: async () =>
      (await import(/* webpackChunkName: "ContributePhotos" */ './photos.screen')).photosScreen,
    ContributeNextStep: async () =>
      (await import(/* webpackChunkName: "ContributeNextStep" */ './next-step.screen')).nextStepScreen,
  },
};
