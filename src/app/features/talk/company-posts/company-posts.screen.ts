import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { companyScreen } from '@/app/features/research/company/company-screen';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { Company } from '@/core/research/company/company';
import { shownPostsOf } from '@/core/talk/community-pages/shown-posts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunityPageKey } from '@/stores/talk/communities/keys';
import { CompanyPostsScreen } from '@/views/talk/communities/company-posts-screen';
import { hasNoPosts } from '../community-pages/has-no-posts';
import { loadPageLinks } from '../community-pages/load-page-links';

interface PostsScreen {
  readonly asks: boolean;
  readonly page: (company: Company) => PageTexts;
}

function postsScreen({ asks, page }: PostsScreen): Screen {
  const open = async (container: Container, slug: string): Promise<void> => {
    const { address } = container.get(NavigationKey);
    await container.get(CommunityPageKey).open({ type: 'company', slug }, shownPostsOf(address, asks));
    await loadPageLinks(container);
  };
  return companyScreen({
    View: CompanyPostsScreen,
    query: ['feed', 'after'],
    load: (container, { urlName = '' }) => open(container, urlName),
    requery: (container) => open(container, container.get(NavigationKey).match?.parameters.urlName ?? ''),
    page: (company, container) => ({ ...page(company), isEmpty: hasNoPosts(container) }),
  });
}

export const companyPostsScreen = postsScreen({
  asks: false,
  page: ({ companyName }) => ({
    title: `${companyName}: discussions · {brand}`,
    description: `What people who know ${companyName} from the inside ask and answer, anonymously.`,
  }),
});

export const companyQuestionsScreen = postsScreen({
  asks: true,
  page: ({ companyName }) => ({
    title: `Questions about ${companyName} · {brand}`,
    description: `What people ask about working at ${companyName}, with answers from people who know it from the inside.`,
  }),
});
