import { feedOfAddress, startOfAddress } from '@/core/posting/shown-order';
import { NOTIFICATIONS_ADDRESS } from '@/core/shell/notifications-address';
import { NavigationKey } from '@/stores/navigation/keys';
import { FeedKey } from '@/stores/posting/keys';
import { SessionKey } from '@/stores/session/keys';
import { HomeScreen } from '@/views/posting/home-screen';
import type { Screen } from '../../feature';

/** The generic and the personalised feed. */
export const homeScreen: Screen = {
  View: HomeScreen,
  query: ['feed', 'after'],
  canonical: (container) => (container.get(NavigationKey).path === '/' ? '/' : NOTIFICATIONS_ADDRESS),
  load: async (container) => {
    const feed = container.get(FeedKey);
    const { address } = container.get(NavigationKey);
    const named = feedOfAddress(address, container.get(SessionKey).isLoggedIn);
    await feed.open(named, startOfAddress(address));
  },
  page: () => ({
    title: '{brand}: reviews, salaries and straight talk about work in India',
    description:
      'Read what people at work in India say about their companies, their pay and their interviews, and talk openly without being found out.',
  }),
};
