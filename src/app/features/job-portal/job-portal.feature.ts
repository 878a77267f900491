import '@/views/job-portal/job-portal.css';
import type { Feature } from '../../feature';
import { jobPortalAdapters } from './job-portal.adapters';
import { jobPortalModule } from './job-portal.module';

/** The user's account at the job portal, which fills in and verifies the career status. */
export const feature: Feature = {
  module: jobPortalModule,
  adapters: jobPortalAdapters,
  screens: {
    NaukriLinkScreen: async () =>
      (await import(/* webpackChunkName: "NaukriLinkScreen" */ './naukri-link.screen')).naukriLinkScreen,
  },
};
