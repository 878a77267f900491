import type { Container } from 'inversify';
import { communitiesOfAddress } from '@/core/communities/shown-communities';
import { CommunityListingKey } from '@/stores/communities/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { CommunitiesScreen } from '@/views/communities/communities-screen';
import type { Screen } from '../../feature';

async function open(container: Container): Promise<void> {
  const { address } = container.get(NavigationKey);
  const { isLoggedIn } = container.get(SessionKey);
  await container.get(CommunityListingKey).open(communitiesOfAddress(address, isLoggedIn));
}

/** All communities. */
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
