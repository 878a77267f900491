import type { Community, CommunityRef } from '@/contract/generated/feed';
import { MAX_TYPO_WORDS, MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import {
  MAX_COMMUNITIES_PER_TYPE,
  MAX_FOLLOWED_COMMUNITIES,
  MAX_LISTED_COMMUNITIES,
  MAX_NEW_POSTS,
  ONBOARDING_COMMUNITIES_PER_TYPE,
} from '@/core/talk/communities/community-limits.rules';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import { nameSearchValues } from '@/server/platform/name-search';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { lockPersona } from '@/server/services/account/user/persona/persona.queries';
import { communityNotFound, requireSession } from '../posting/post.policy';
import { presentCommunity, presentGroups, presentMatch } from './community.presenter';
import type { CommunityRow, ListedRow } from './community.queries';
import {
  communities,
  communitiesLike,
  communityByRef,
  communitySearch,
  followedCommunities,
  mostFollowedPerType,
  newPosts,
} from './community.queries';
import { followStatement, unfollowStatement } from './community-writes.queries';

export interface CommunitiesDeps {
  readonly database: Database;
  readonly publish: Publish;
  readonly authorRefs: Pick<AuthorRefs, 'voterRef'>;
  readonly now: () => number;
}

type CommunityOperations =
  | 'listCommunities'
  | 'listFollowedCommunities'
  | 'countNewPosts'
  | 'searchCommunities'
  | 'listCommunityAggregate'
  | 'joinCommunity'
  | 'leaveCommunity';

/** Returns the number of typos allowed in a word. A transposition counts as two. */
const slipsOf = ({ length }: string): number => Math.min(2, Math.max(0, length - MIN_TYPO_LENGTH + 1));

export function createCommunities({
  database,
  publish,
  authorRefs,
  now,
}: CommunitiesDeps): Pick<FeedHandlers, CommunityOperations> {
  const personaOf = (viewer: Viewer | null): Uint8Array | null => viewer?.personaRef ?? null;
  const perType = (viewer: Viewer | null, limit: number, notFollowedOnly = false): Promise<readonly ListedRow[]> =>
    database.query(mostFollowedPerType, personaOf(viewer), limit, notFollowedOnly);

  async function unexplored(viewer: Viewer | null): Promise<readonly ListedRow[]> {
    const rows = await perType(viewer, MAX_COMMUNITIES_PER_TYPE);
    const followed = viewer === null ? [] : await database.query(followedCommunities, viewer.personaRef);
    const explored = new Set(followed.map(({ type }) => type));
    return rows.filter(({ type }) => !explored.has(type));
  }

  /** Finds communities by words in another order, or with typos. */
  async function like(typed: string, limit: number): Promise<readonly CommunityRow[]> {
    const words = searchKeyOf(typed).split(' ').filter(Boolean).slice(0, MAX_TYPO_WORDS);
    if (words.length === 0) return [];
    return await database.query(communitiesLike, words, words.map(slipsOf), limit);
  }

  async function change(viewer: Viewer, ref: CommunityRef, isFollowed: boolean): Promise<Community> {
    const { personaRef } = viewer;
    const changed = await database.transaction(async (tx) => {
      await tx.query(lockPersona, personaRef);
      const place = [personaRef, ref.type, ref.entityId] as const;
      await (isFollowed
        ? tx.query(followStatement, ...place, MAX_FOLLOWED_COMMUNITIES)
        : tx.query(unfollowStatement, ...place));
      const [row] = await tx.query(communityByRef, personaRef, ref.type, ref.entityId);
      if (row === undefined) throw communityNotFound();
      if (isFollowed && !row.followed) throw new Problem(422, 'too_many_communities', communityRefusals.tooMany);
      return presentCommunity(row);
    });
    publish.userEventRaised(personaRef, 'communityFollowed', changed);
    publish.roomsChanged(personaRef);
    return changed;
  }

  return {
    async listCommunities({ viewer, query }) {
      const limit = query.all ? MAX_LISTED_COMMUNITIES : query.limit;
      const rows = await database.query(communities, personaOf(viewer), query.notFollowedOnly, limit);
      return { status: 200, body: rows.map(presentCommunity) };
    },

    async listFollowedCommunities({ viewer }) {
      return { status: 200, body: presentGroups(await database.query(followedCommunities, viewer.personaRef)) };
    },

    async countNewPosts({ viewer }) {
      const rows = await database.query(
        newPosts,
        viewer.personaRef,
        authorRefs.voterRef(viewer.personaRef),
        startOfDayInIndia(now()),
        MAX_NEW_POSTS,
      );
      return {
        status: 200,
        body: rows.map(({ type, entity_id: entityId, posts }) => ({ type, entityId, posts })),
      };
    },

    async searchCommunities({ query }) {
      const named = await database.query(communitySearch, ...nameSearchValues(query.q, query.limit));
      const rows = named.length > 0 ? named : await like(query.q, query.limit);
      return { status: 200, body: rows.map(presentMatch) };
    },

    async listCommunityAggregate({ viewer, query }) {
      switch (query.type) {
        case 'all':
          return { status: 200, body: presentGroups(await perType(viewer, MAX_COMMUNITIES_PER_TYPE)) };
        case 'followed': {
          const { personaRef } = requireSession(viewer);
          return { status: 200, body: presentGroups(await database.query(followedCommunities, personaRef)) };
        }
        case 'unfollowed':
          return { status: 200, body: presentGroups(await perType(viewer, MAX_COMMUNITIES_PER_TYPE, true)) };
        case 'unexploredCategory':
          return { status: 200, body: presentGroups(await unexplored(viewer)) };
        case 'onboarding':
          return { status: 200, body: presentGroups(await perType(viewer, ONBOARDING_COMMUNITIES_PER_TYPE)) };
      }
    },

    async joinCommunity({ viewer, body }) {
      return { status: 200, body: await change(viewer, body, true) };
    },

    async leaveCommunity({ viewer, body }) {
      return { status: 200, body: await change(viewer, body, false) };
    },
  };
}
