import type { Screen } from '@/app/feature';
import { NOTIFICATIONS_ADDRESS } from '@/core/kernel/shell/notifications-address';
import { feedOfAddress, startOfAddress } from '@/core/talk/posting/shown-order';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { HomeScreen } from '@/views/talk/posting/home-screen';

export const homeScreen: Screen = {
  View: HomeScreen,
  query: ['feed', 'after'],
  canonical: (container) => (container.get(NavigationKey).path === '/' ? '/' : NOTIFICATIONS_ADDRESS),
  load: async (container) => {
    const feed = container.get(FeedKey);
    const { address } = container.get(NavigationKey);
    const { isLoggedIn } = container.get(SessionKey);
    await Promise.all([
      feed.open(feedOfAddress(address, isLoggedIn), startOfAddress(address)),
      isLoggedIn ? null : container.get(SalaryLineKey).load(),
    ]);
  },
  page: () => ({
    title: '{brand}: reviews, salaries and straight talk about work in India',
    description:
      'Read what people at work in India say about their companies, their pay and their interviews, and talk openly without being found out.',
  }),
};
