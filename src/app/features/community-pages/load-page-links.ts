import type { Container } from 'inversify';
import { pageOfCommunity } from '@/core/interlinking/page-link';
import { CommunityPageKey } from '@/stores/communities/keys';
import { PageLinksKey } from '@/stores/interlinking/keys';

/** Loads what to read after the shown community. */
export async function loadPageLinks(container: Container): Promise<void> {
  const { state } = container.get(CommunityPageKey);
  if (state.state === 'ready') await container.get(PageLinksKey).load(pageOfCommunity(state.value.community));
}
