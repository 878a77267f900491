import type { CommunityType } from '@/contract/generated/feed';
import { defineNameSearch } from '@/server/platform/name-search';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  from,
  integer,
  moment,
  nullable,
  selectList,
  text,
  textOf,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { wantedBy } from '../posting/wanted-by';

export const communityColumns = {
  type: textOf<CommunityType>(),
  entity_id: integer,
  name: text,
  slug: text,
  logo: nullable(text),
  category: text,
  posts_count: integer,
  followers_count: integer,
  followed: from('m.type is not null', boolean),
} as const;
export const listedColumns = { ...communityColumns, about: nullable(text) } as const;
const allFollowed = { ...listedColumns, followed: from('true', boolean) } as const;
const noneFollowed = { ...communityColumns, followed: from('false', boolean) } as const;

export type CommunityRow = RowOf<typeof communityColumns>;

export type ListedRow = RowOf<typeof listedColumns>;

export const membership =
  'left join persona.memberships m on m.persona_ref = $1 and m.type = c.type and m.entity_id = c.entity_id';
const withFollowed = `select ${selectList(listedColumns, 'c')} from content.communities c ${membership}`;
const mostFollowedFirst = 'order by c.followers_count desc, c.type, c.entity_id';

export const communities = defineStatement({
  name: 'communities.list',
  parameters: [nullable(bytes), boolean, bigint],
  columns: listedColumns,
  text: `${withFollowed} where not $2 or m.type is null ${mostFollowedFirst} limit $3`,
});

export const followedCommunities = defineStatement({
  name: 'communities.followed',
  parameters: [bytes],
  columns: allFollowed,
  text: `select ${selectList(allFollowed, 'c')}
         from persona.memberships m join content.communities c on c.type = m.type and c.entity_id = m.entity_id
         where m.persona_ref = $1 order by lower(c.name), c.entity_id`,
});

export const newPosts = defineStatement({
  name: 'communities.new-posts',
  parameters: [bytes, bytes, moment, bigint],
  columns: { type: textOf<CommunityType>(), entity_id: integer, posts: integer },
  text: `select m.type, m.entity_id, p.posts
         from persona.memberships m
         cross join lateral (
           select count(*)::integer as posts from (
             select from content.posts
             where status = 'LIVE' and community_type = m.type and community_id = m.entity_id and created_at >= $3 ${wantedBy('$2')}
             limit $4
           ) as today
         ) p
         where m.persona_ref = $1 and p.posts > 0 order by m.type, m.entity_id`,
});

export const mostFollowedPerType = defineStatement({
  name: 'communities.most-followed-per-type',
  parameters: [nullable(bytes), bigint, boolean],
  columns: listedColumns,
  text: `select ${selectList(listedColumns, 'c')}
         from (values ('topic'), ('company'), ('department')) as t (type)
         cross join lateral (
           select * from content.communities one
           where one.type = t.type and (not $3 or not exists (
             select from persona.memberships m where m.persona_ref = $1 and m.type = one.type and m.entity_id = one.entity_id
           ))
           order by one.followers_count desc, one.entity_id limit $2
         ) c ${membership} ${mostFollowedFirst}`,
});

export const communityByRef = defineStatement({
  name: 'communities.by-ref',
  parameters: [nullable(bytes), textOf<CommunityType>(), integer],
  columns: listedColumns,
  text: `${withFollowed} where c.type = $2 and c.entity_id = $3`,
});

export const communitySearch = defineNameSearch({
  name: 'communities.search',
  table: 'content.communities',
  columns: noneFollowed,
  order: 'followers_count desc',
});

const MAX_LOOKED_THROUGH = 2_000;

/**
 * Selects communities in which each word of `$1` matches a word prefix, with `$2` typos allowed, fewest typos first.
 * First letters must match.
 */
export const communitiesLike = defineStatement({
  name: 'communities.like',
  parameters: [arrayOf(text), arrayOf(integer), bigint],
  columns: noneFollowed,
  text: `
    select ${selectList(noneFollowed, 'c')}
    from (
      select * from content.communities order by followers_count desc, type, entity_id limit ${MAX_LOOKED_THROUGH}
    ) as c
    cross join lateral (
      select count(*) as words, sum(near.slips) as slips
      from unnest($1::text[], $2::integer[]) as typed (word, most)
      cross join lateral (
        select min(levenshtein_less_equal(left(own.word, length(typed.word)), typed.word, typed.most)) as slips
        from regexp_split_to_table(lower(c.name), '[\\s.,&/()-]+') as own (word)
        where left(own.word, 1) = left(typed.word, 1)
      ) as near
      where near.slips <= typed.most
    ) as found
    where found.words = cardinality($1::text[])
    order by found.slips, c.followers_count desc, lower(c.name) collate "C" limit $3`,
});
