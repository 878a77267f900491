import type { Community, CommunityGroup, CommunitySearchResult, CommunityType } from '@/contract/generated/feed';
import type { CommunityRow } from './community.queries';

/** The order of groups in answers. */
const TYPES: readonly CommunityType[] = ['topic', 'company', 'department'];

/** A community as the viewer sees it. */
export function presentCommunity(row: CommunityRow): Community {
  return {
    type: row.type,
    entityId: row.entity_id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    topicMeta: { posts: row.posts_count, followers: row.followers_count },
    followed: row.followed,
  };
}

/** Communities by type, in their order; a type without communities is absent. */
export function presentGroups(rows: readonly CommunityRow[]): CommunityGroup[] {
  return TYPES.map((type) => ({
    type,
    communities: rows.filter((row) => row.type === type).map(presentCommunity),
  })).filter(({ communities }) => communities.length > 0);
}

/** A community as a match of a search. */
export function presentMatch({ entity_id, name, type, logo, category }: CommunityRow): CommunitySearchResult {
  return { entityId: entity_id, name, type, logo, category };
}
