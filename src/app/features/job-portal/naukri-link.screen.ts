import { PortalLinkKey } from '@/stores/job-portal/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { NaukriLinkView } from '@/views/job-portal/naukri-link-view';
import type { Screen } from '../../feature';

/** Links the account at the job portal. */
export const naukriLinkScreen: Screen = {
  View: NaukriLinkView,
  load: (container) => container.get(PortalLinkKey).open(container.get(NavigationKey).search),
  page: () => ({
    title: 'Fill in from Naukri · {brand}',
    description: 'Take your company and designation over from your Naukri account, and have them verified.',
  }),
};
