import '@/views/job-portal/job-portal.css';
import { NaukriPort } from '@/core/session/naukri-identity.port';
import { PortalLinkKey } from '@/stores/job-portal/keys';
import type { Feature } from '../../feature';
import { jobPortalAdapters } from './job-portal.adapters';
import { jobPortalModule } from './job-portal.module';

/** The user's account at the job portal, which fills in and verifies the career status. */
export const feature: Feature = {
  module: jobPortalModule,
  adapters: jobPortalAdapters,
  start: (container) => container.get(PortalLinkKey).attach(container.get(NaukriPort).identity),
  screens: {
    NaukriLinkScreen: async () =>
      (await import(/* webpackChunkName: "NaukriLinkScreen" */ './naukri-link.screen')).naukriLinkScreen,
  },
};
