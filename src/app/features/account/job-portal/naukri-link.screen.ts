import type { Screen } from '@/app/feature';
import { PortalLinkKey } from '@/stores/account/job-portal/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NaukriLinkView } from '@/views/account/job-portal/naukri-link-view';

export const naukriLinkScreen: Screen = {
  View: NaukriLinkView,
  load: (container) => container.get(PortalLinkKey).open(container.get(NavigationKey).search),
  page: () => ({
    title: 'Fill in from Naukri · {brand}',
    description: 'Fill in your company and designation from your Naukri account, and get them verified.',
  }),
};
