import { distinctBy, withItem, withoutKey } from '@/core/kernel/common/unique-list';
import type { Community, CommunityGroup, CommunityRef } from './community';

/** Identifies a community: the same entity id names a topic and a company. */
export function communityKeyOf({ type, entityId }: CommunityRef): string {
  return `${type}:${entityId}`;
}

/** The list with the community, once by type and entity id (ST-USERCOMM-DEDUP). */
export function withCommunity<Item extends CommunityRef>(communities: readonly Item[], added: Item): readonly Item[] {
  return withItem(communities, added, communityKeyOf);
}

/** The list without the community (ST-USERCOMM-DEDUP). */
export function withoutCommunity<Item extends CommunityRef>(
  communities: readonly Item[],
  removed: CommunityRef,
): readonly Item[] {
  return withoutKey(communities, communityKeyOf(removed), communityKeyOf);
}

export function hasCommunity(communities: readonly CommunityRef[], sought: CommunityRef): boolean {
  return communities.some((community) => communityKeyOf(community) === communityKeyOf(sought));
}

/** The communities of all groups in one list, each once. */
export function communitiesOf(groups: readonly CommunityGroup[]): readonly Community[] {
  return distinctBy(
    groups.flatMap(({ communities }) => communities),
    communityKeyOf,
  );
}

/** The items with the followed ones before the others; each part keeps its order. */
export function followedFirst<Item extends CommunityRef>(
  items: readonly Item[],
  followed: readonly CommunityRef[],
): readonly Item[] {
  const isFollowed = (item: Item) => hasCommunity(followed, item);
  return [...items.filter(isFollowed), ...items.filter((item) => !isFollowed(item))];
}
