import { observer } from 'mobx-react-lite';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { plural } from '@/core/kernel/formatting/plural';
import type { Community, CommunitySearchResult } from '@/core/talk/communities/community';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';
import { isInName } from '@/core/talk/communities/name-match';
import { listOfType } from '@/core/talk/communities/shown-communities';
import { hasCommunity } from '@/core/talk/communities/user-communities';
import type { FoundCommunities as Found } from '@/stores/talk/communities/community-listing.store';
import { CommunitiesKey, CommunityListingKey } from '@/stores/talk/communities/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { CommunityList } from './community-list';
import { ListFailure, ListSkeleton } from './list-states';
import { pageMessages as messages } from './page-messages';

export const FoundCommunities = observer(function FoundCommunities() {
  const { found } = useStore(CommunityListingKey);
  switch (found.state) {
    case 'idle':
    case 'loading':
      return <ListSkeleton />;
    case 'failed':
      return <ListFailure failure={found.failure} />;
    case 'ready':
      return <FoundGroups found={found.value} />;
  }
});

const FoundGroups = observer(function FoundGroups({ found }: { readonly found: Found }) {
  const communities = useStore(CommunitiesKey);
  const { search } = found;
  // The public response lacks follows; the list of followed communities has them.
  const hits = found.communities.map((hit) => ({ ...hit, followed: communities.isFollowed(hit) }));
  const followed = hits.filter((hit) => hasCommunity(communities.yours, hit));
  const others = hits.filter((hit) => !hasCommunity(communities.yours, hit));
  const groups: readonly (readonly [string, readonly (Community & CommunitySearchResult)[]])[] = [
    [messages.youFollow, followed],
    ...COMMUNITY_TYPES.map(
      (type) => [messages.lists[listOfType(type)], others.filter((hit) => hit.type === type)] as const,
    ),
  ];
  const isExact = hits.some(({ name }) => isInName(name, search));
  const nothingElse = isExact ? messages.nothingElse(search) : messages.nothingExact(search);
  const rest = hits.length < PAGE_LENGTHS.foundCommunities.usual ? nothingElse : messages.firstFound;
  return (
    <>
      {groups.map(([title, items]) =>
        items.length === 0 ? null : (
          <CommunityList key={title} title={title} total={items.length} communities={items} search={search} />
        ),
      )}
      {hits.length === 0 ? <EmptyState title={messages.noneFoundTitle}>{messages.noneFoundText}</EmptyState> : null}
      <p className={hits.length === 0 ? 'vh' : 'meta'} role="status">
        {hits.length === 0 ? messages.noneFoundTitle : `${plural(hits.length, messages.found)} ${rest}`}
      </p>
    </>
  );
});
