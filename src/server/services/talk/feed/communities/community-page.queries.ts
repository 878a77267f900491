import type { CommunityType } from '@/contract/generated/feed';
import { MIN_OPEN_GROUP } from '@/core/kernel/figures/card-groups.rules';
import { MAX_ASIDE_ITEMS, MAX_LISTED_COMMUNITIES } from '@/core/talk/communities/community-limits.rules';
import type { RowOf } from '@/server/platform/sql-types';
import { bigint, bytes, integer, moment, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { idOfUrlName } from '@/server/services/research/company/company/company-id.queries';
import { communityColumns, listedColumns, membership } from './community.queries';

const listed = `select ${selectList(listedColumns, 'c')} from content.communities c ${membership}`;
const inOrder = 'order by c.followers_count desc, c.entity_id';

export const communitiesOfType = defineStatement({
  name: 'communities.of-type',
  parameters: [nullable(bytes), textOf<CommunityType>(), bigint, bigint],
  columns: listedColumns,
  text: `${listed} where c.type = $2 ${inOrder} limit $3 offset $4`,
});

export const listedPerType = defineStatement({
  name: 'communities.listed-per-type',
  parameters: [nullable(bytes), bigint],
  columns: listedColumns,
  text: `select ${selectList(listedColumns, 'c')}
         from (values ('topic'), ('company'), ('department')) as t (type)
         cross join lateral (
           select * from content.communities where type = t.type
           order by followers_count desc, entity_id limit $2
         ) c ${membership} ${inOrder}`,
});

export const communityCounts = defineStatement({
  name: 'communities.counts',
  parameters: [],
  columns: { type: textOf<CommunityType>(), total: integer },
  text: 'select type, count(*)::integer as total from content.communities group by type',
});

export const communityBySlug = defineStatement({
  name: 'communities.by-slug',
  parameters: [nullable(bytes), textOf<CommunityType>(), text],
  columns: listedColumns,
  text: `${listed}
         where c.type = $2 and c.slug = $3 order by c.entity_id limit 1`,
});

export const communityOfCompany = defineStatement({
  name: 'communities.of-company',
  parameters: [nullable(bytes), text],
  columns: listedColumns,
  text: `${listed} where c.type = 'company' and c.entity_id = ${idOfUrlName(2)}`,
});

export const postsSince = defineStatement({
  name: 'communities.posts-since',
  parameters: [textOf<CommunityType>(), integer, moment],
  columns: { posts: integer },
  text: `select count(*)::integer as posts from content.posts
         where status = 'LIVE' and community_type = $1 and community_id = $2 and created_at >= $3`,
});

const contributorColumns = {
  name: text,
  tagline: nullable(text),
  avatar: text,
  color: text,
  posts: integer,
  upvotes: integer,
} as const;

export type ContributorRow = RowOf<typeof contributorColumns>;

const MAX_POSTS_COUNTED = 1_000;

/**
 * Selects the most upvoted pseudonyms among the newest `MAX_POSTS_COUNTED` posts since `$3`. Grouped by shown name,
 * because authorship cannot be compared here. Designations are shared, so they are excluded.
 */
export const contributors = defineStatement({
  name: 'communities.contributors',
  parameters: [textOf<CommunityType>(), integer, moment],
  columns: contributorColumns,
  text: `
    select author_name as name, (array_agg(author_tagline order by created_at desc))[1] as tagline,
           (array_agg(author_avatar order by created_at desc))[1] as avatar,
           (array_agg(author_color order by created_at desc))[1] as color,
           count(*)::integer as posts, sum(upvotes)::integer as upvotes
    from (
      select author_name, author_tagline, author_avatar, author_color, profile_type, created_at, upvotes from content.posts
      where status = 'LIVE' and community_type = $1 and community_id = $2 and created_at >= $3
      order by created_at desc, id desc limit ${MAX_POSTS_COUNTED}
    ) p where profile_type = 'ANONYMOUS'
    group by author_name having sum(upvotes) > 0 order by upvotes desc, posts, name limit ${MAX_ASIDE_ITEMS}`,
});

const MAX_FOLLOWERS_READ = 500;

/**
 * Selects at most `MAX_ASIDE_ITEMS` communities. First come those that at least ten of `MAX_FOLLOWERS_READ` followers
 * share, so that five new accounts cannot reveal a user's choice. The rest is sorted by kind (`$4`), then by type.
 */
export const relatedCommunities = defineStatement({
  name: 'communities.related',
  parameters: [nullable(bytes), textOf<CommunityType>(), integer, text],
  columns: communityColumns,
  text: `
    with shared as (
      select o.type, o.entity_id, count(*) as followers
      from (select persona_ref from persona.memberships where type = $2 and entity_id = $3 order by persona_ref limit ${MAX_FOLLOWERS_READ}) f
      join persona.memberships o on o.persona_ref = f.persona_ref
      where not (o.type = $2 and o.entity_id = $3)
      group by o.type, o.entity_id having count(*) >= ${MIN_OPEN_GROUP} order by followers desc, o.type, o.entity_id limit ${MAX_ASIDE_ITEMS}
    ), like_it as (
      (select type, entity_id, 1 as nearness from content.communities
       where type = $2 and category = $4 and entity_id <> $3 order by followers_count desc, entity_id limit ${2 * MAX_ASIDE_ITEMS})
      union
      (select type, entity_id, 2 from content.communities
       where type = $2 and category <> $4 and entity_id <> $3 order by followers_count desc, entity_id limit ${2 * MAX_ASIDE_ITEMS})
    ), chosen as (
      select type, entity_id, 0 as nearness, followers from shared
      union all
      select l.type, l.entity_id, l.nearness, 0 from like_it l
      where not exists (select 1 from shared s where s.type = l.type and s.entity_id = l.entity_id)
    )
    select ${selectList(communityColumns, 'c')}
    from chosen n join content.communities c on c.type = n.type and c.entity_id = n.entity_id ${membership}
    order by n.nearness, n.followers desc, c.followers_count desc, c.type, c.entity_id limit ${MAX_ASIDE_ITEMS}`,
});

export const topicsByName = defineStatement({
  name: 'communities.topics',
  parameters: [],
  columns: { entity_id: integer, name: text, slug: text, posts_count: integer, followers_count: integer },
  text: `select entity_id, name, slug, posts_count, followers_count from content.communities
         where type = 'topic' order by lower(name) collate "C", entity_id limit ${MAX_LISTED_COMMUNITIES}`,
});
