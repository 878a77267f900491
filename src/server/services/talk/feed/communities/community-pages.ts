import type { CommunityTypeGroup } from '@/contract/generated/feed';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { LISTED_COMMUNITIES_PER_TYPE } from '@/core/talk/communities/community-limits.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import { communityNotFound } from '../posting/post.policy';
import { groupsOf, presentCommunity, presentContributor, presentListed } from './community.presenter';
import {
  communitiesOfType,
  communityBySlug,
  communityCounts,
  communityOfCompany,
  contributors,
  listedPerType,
  postsSince,
  relatedCommunities,
  topicsByName,
} from './community-page.queries';

type CommunityPageOperations =
  | 'listCommunityGroups'
  | 'listCommunityItems'
  | 'getCommunityPage'
  | 'listTopicNames'
  | 'listTopics';

export interface CommunityPagesDeps {
  readonly database: Database;
  readonly now: () => number;
}

const WEEK_MS = 7 * DAY_MS;
const CONTRIBUTIONS_MS = 30 * DAY_MS;

export function createCommunityPages({
  database,
  now,
}: CommunityPagesDeps): Pick<FeedHandlers, CommunityPageOperations> {
  const personaOf = (viewer: Viewer | null): Uint8Array | null => viewer?.personaRef ?? null;

  return {
    async listCommunityGroups({ viewer }) {
      const [rows, counts] = await Promise.all([
        database.query(listedPerType, personaOf(viewer), LISTED_COMMUNITIES_PER_TYPE),
        database.query(communityCounts),
      ]);
      const body = groupsOf(rows, presentListed).map(
        (group): CommunityTypeGroup => ({
          ...group,
          total: counts.find(({ type }) => type === group.type)?.total ?? group.communities.length,
        }),
      );
      return { status: 200, body };
    },

    async listCommunityItems({ viewer, path, query: { page, limit } }) {
      const [rows, counts] = await Promise.all([
        database.query(communitiesOfType, personaOf(viewer), path.type, limit, (page - 1) * limit),
        database.query(communityCounts),
      ]);
      const total = counts.find(({ type }) => type === path.type)?.total ?? 0;
      return { status: 200, body: { items: rows.map(presentListed), page, total } };
    },

    async getCommunityPage({ viewer, path: { type, slug } }) {
      const [row] =
        type === 'company'
          ? await database.query(communityOfCompany, personaOf(viewer), slug.toLowerCase())
          : await database.query(communityBySlug, personaOf(viewer), type, slug);
      if (row === undefined) throw communityNotFound();
      const id = row.entity_id;
      const [week, people, related] = await Promise.all([
        database.query(postsSince, type, id, new Date(now() - WEEK_MS)),
        database.query(contributors, type, id, new Date(now() - CONTRIBUTIONS_MS)),
        database.query(relatedCommunities, personaOf(viewer), type, id, row.category),
      ]);
      const body = {
        community: presentListed(row),
        category: row.category,
        postsThisWeek: week[0]?.posts ?? 0,
        contributors: people.map(presentContributor),
        related: related.map(presentCommunity),
      };
      return { status: 200, body };
    },

    async listTopicNames() {
      const rows = await database.query(topicsByName);
      return { status: 200, body: rows.map(({ entity_id, name }) => ({ id: entity_id, name })) };
    },

    async listTopics() {
      const rows = await database.query(topicsByName);
      const body = rows.map(({ entity_id, name, slug, posts_count, followers_count }) => ({
        id: entity_id,
        name,
        slug,
        topicMeta: { posts: posts_count, followers: followers_count },
      }));
      return { status: 200, body };
    },
  };
}
