import type {
  Community,
  CommunityContributor,
  CommunityGroup,
  CommunitySearchResult,
  CommunityType,
  ListedCommunity,
} from '@/contract/generated/feed';
import type { CommunityRow, ListedRow } from './community.queries';
import type { ContributorRow } from './community-page.queries';

const TYPES: readonly CommunityType[] = ['topic', 'company', 'department'];

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

export function presentListed(row: ListedRow): ListedCommunity {
  return { ...presentCommunity(row), about: row.about };
}

export function presentGroups(rows: readonly ListedRow[]): CommunityGroup[] {
  return groupsOf(rows, presentListed);
}

export function groupsOf<Row extends CommunityRow, Shown>(rows: readonly Row[], present: (row: Row) => Shown) {
  return TYPES.map((type) => ({
    type,
    communities: rows.filter((row) => row.type === type).map(present),
  })).filter(({ communities }) => communities.length > 0);
}

export function presentMatch(row: CommunityRow): CommunitySearchResult {
  const { entityId, name, type, logo, slug, topicMeta } = presentCommunity(row);
  return { entityId, name, type, logo, category: row.category, slug, topicMeta };
}

export function presentContributor({
  name,
  tagline,
  avatar,
  color,
  posts,
  upvotes,
}: ContributorRow): CommunityContributor {
  return { name, tagline, avatarUrl: avatar, avatarBgColor: color, posts, upvotes };
}
