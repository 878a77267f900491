import { distinctBy, withItem, withoutKey } from '@/core/kernel/common/unique-list';
import type { Community, CommunityGroup, CommunityRef } from './community';

export function communityKeyOf({ type, entityId }: CommunityRef): string {
  return `${type}:${entityId}`;
}

export function withCommunity<Item extends CommunityRef>(communities: readonly Item[], added: Item): readonly Item[] {
  return withItem(communities, added, communityKeyOf);
}

export function withoutCommunity<Item extends CommunityRef>(
  communities: readonly Item[],
  removed: CommunityRef,
): readonly Item[] {
  return withoutKey(communities, communityKeyOf(removed), communityKeyOf);
}

export function hasCommunity(communities: readonly CommunityRef[], sought: CommunityRef): boolean {
  return communities.some((community) => communityKeyOf(community) === communityKeyOf(sought));
}

export function communitiesOf(groups: readonly CommunityGroup[]): readonly Community[] {
  return distinctBy(
    groups.flatMap(({ communities }) => communities),
    communityKeyOf,
  );
}

export function followedFirst<Item extends CommunityRef>(
  items: readonly Item[],
  followed: readonly CommunityRef[],
): readonly Item[] {
  const isFollowed = (item: Item) => hasCommunity(followed, item);
  return [...items.filter(isFollowed), ...items.filter((item) => !isFollowed(item))];
}
