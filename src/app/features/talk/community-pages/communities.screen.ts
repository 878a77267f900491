import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { communitiesOfAddress } from '@/core/talk/communities/shown-communities';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunityListingKey } from '@/stores/talk/communities/keys';
import { CommunitiesScreen } from '@/views/talk/communities/communities-screen';

async function open(container: Container): Promise<void> {
  const { address } = container.get(NavigationKey);
  const { isLoggedIn } = container.get(SessionKey);
  await container.get(CommunityListingKey).open(communitiesOfAddress(address, isLoggedIn));
}

export const communitiesScreen: Screen = {
  View: CommunitiesScreen,
  query: ['show', 'page', 'q'],
  load: open,
  requery: open,
  page: () => ({
    title: 'Communities · {brand}',
    description:
      'Topics, companies and departments to follow: what people at work in India ask each other, without being found out.',
  }),
};
