import type { Container } from 'inversify';
import type { CommunityType } from '@/core/communities/community';
import { communityPageTexts } from '@/core/community-pages/community-page-texts';
import { shownPostsOf } from '@/core/community-pages/shown-posts';
import { CommunitiesKey, CommunityPageKey } from '@/stores/communities/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CommunityScreen } from '@/views/communities/community-screen';
import type { Screen } from '../../feature';
import { hasNoPosts } from './has-no-posts';
import { loadPageLinks } from './load-page-links';

/** Makes the screen of the communities of a type. */
export function communityScreenOf(type: Exclude<CommunityType, 'company'>): Screen {
  const open = async (container: Container, slug: string) => {
    const { address } = container.get(NavigationKey);
    await container.get(CommunityPageKey).open({ type, slug }, shownPostsOf(address));
    await loadPageLinks(container);
  };
  return {
    View: CommunityScreen,
    query: ['feed', 'after'],
    load: async (container, { communityUrl = '' }) => {
      const communities = container.get(CommunitiesKey);
      const others = communities.popular.state === 'idle' ? communities.loadPopular() : null;
      await open(container, communityUrl);
      await others;
    },
    requery: (container) => open(container, container.get(NavigationKey).match?.parameters.communityUrl ?? ''),
    page: (container) => {
      const { state } = container.get(CommunityPageKey);
      return state.state === 'ready' ? { ...communityPageTexts(state.value), isEmpty: hasNoPosts(container) } : null;
    },
  };
}
