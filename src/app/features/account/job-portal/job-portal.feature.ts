import type { Feature } from '@/app/feature';
import { NaukriPort } from '@/core/account/session/naukri-identity.port';
import { PortalLinkKey } from '@/stores/account/job-portal/keys';
import { jobPortalAdapters, jobPortalModule } from './job-portal.module';

export const feature: Feature = {
  module: jobPortalModule,
  adapters: jobPortalAdapters,
  start: (container) => container.get(PortalLinkKey).attach(container.get(NaukriPort).identity),
  screens: {
    NaukriLinkScreen: async () =>
      (await import(/* webpackChunkName: "NaukriLinkScreen" */ './naukri-link.screen')).naukriLinkScreen,
  },
};
