import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import type { CommunityType } from '@/core/talk/communities/community';
import { communityPageTexts } from '@/core/talk/community-pages/community-page-texts';
import { shownPostsOf } from '@/core/talk/community-pages/shown-posts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunitiesKey, CommunityPageKey } from '@/stores/talk/communities/keys';
import { CommunityScreen } from '@/views/talk/communities/community-screen';
import { hasNoPosts } from './has-no-posts';
import { loadPageLinks } from './load-page-links';

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
