import type { Container } from 'inversify';
import { reaction, when } from 'mobx';
import type { Screen } from '@/app/feature';
import { NOTIFICATIONS_ADDRESS } from '@/core/kernel/shell/notifications-address';
import { cursorOfAddress, feedOfAddress } from '@/core/talk/posting/shown-order';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OwnSalaryKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
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
      feed.open(feedOfAddress(address, isLoggedIn), cursorOfAddress(address)),
      isLoggedIn ? loadOwnSalary(container) : container.get(SalaryLineKey).load(),
    ]);
  },
  // Reacts when the user logs in on this page or adds a job title.
  start: (container) => {
    const own = container.get(OwnSalaryKey);
    reaction(
      () => own.key,
      () => void own.load(),
    );
  },
  page: () => ({
    title: '{brand}: reviews, salaries and straight talk about work in India',
    description:
      'Read what people at work in India say about their companies, their pay and their interviews, and talk openly without giving your name.',
  }),
};

/** Loads the median pay of the user's job title, after the profile that a first view is still loading. */
async function loadOwnSalary(container: Container): Promise<void> {
  const profile = container.get(ProfileKey);
  await when(() => profile.state.state !== 'loading');
  await container.get(OwnSalaryKey).load();
}
