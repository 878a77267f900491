import type { Container } from 'inversify';
import { pageOfCommunity } from '@/core/talk/interlinking/page-link';
import { CommunityPageKey } from '@/stores/talk/communities/keys';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';

export async function loadPageLinks(container: Container): Promise<void> {
  const { state } = container.get(CommunityPageKey);
  if (state.state === 'ready') await container.get(PageLinksKey).load(pageOfCommunity(state.value.community));
}
