import type { CommunityType } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import { nameSearch, nameSearchValues } from '@/server/platform/name-search';

/** A community, and whether the asking person follows it. */
export interface CommunityRow {
  readonly type: CommunityType;
  readonly entity_id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly category: string;
  readonly posts_count: number;
  readonly followers_count: number;
  readonly followed: boolean;
}

const columns = 'c.type, c.entity_id, c.name, c.slug, c.logo, c.category, c.posts_count, c.followers_count';
/** `$1` is the asking person's persona_ref, null for a guest. */
const withFollowed = `
  select ${columns}, m.type is not null as followed
  from content.communities c
  left join community.memberships m on m.persona_ref = $1 and m.type = c.type and m.entity_id = c.entity_id`;
const mostFollowedFirst = 'order by c.followers_count desc, c.type, c.entity_id';

/** Communities, those with the most followers first; a null `limit` means all of them. */
export function communities(
  database: Database,
  persona: Uint8Array | null,
  choice: { readonly notFollowedOnly: boolean; readonly limit: number | null },
): Promise<readonly CommunityRow[]> {
  return database.query(
    {
      name: 'feed.communities',
      text: `${withFollowed} where not $2 or m.type is null ${mostFollowedFirst} limit $3`,
    },
    [persona, choice.notFollowedOnly, choice.limit],
  );
}

/** The communities that a person follows, by name. */
export function followedCommunities(database: Database, persona: Uint8Array): Promise<readonly CommunityRow[]> {
  return database.query(
    {
      name: 'feed.followed-communities',
      text: `select ${columns}, true as followed
             from community.memberships m
             join content.communities c on c.type = m.type and c.entity_id = m.entity_id
             where m.persona_ref = $1 order by lower(c.name), c.entity_id`,
    },
    [persona],
  );
}

/** The `perType` most followed communities of each type. */
export function mostFollowedPerType(
  database: Database,
  persona: Uint8Array | null,
  perType: number,
): Promise<readonly CommunityRow[]> {
  return database.query(
    {
      name: 'feed.most-followed-per-type',
      text: `select ${columns}, m.type is not null as followed
             from (values ('topic'), ('company'), ('department')) as t (type)
             cross join lateral (
               select * from content.communities where type = t.type
               order by followers_count desc, entity_id limit $2
             ) c
             left join community.memberships m on m.persona_ref = $1 and m.type = c.type and m.entity_id = c.entity_id
             ${mostFollowedFirst}`,
    },
    [persona, perType],
  );
}

/** One community; null where there is none. */
export async function community(
  database: Database,
  persona: Uint8Array | null,
  { type, entityId }: { readonly type: CommunityType; readonly entityId: number },
): Promise<CommunityRow | null> {
  const [row] = await database.query<CommunityRow>(
    { name: 'feed.community', text: `${withFollowed} where c.type = $2 and c.entity_id = $3` },
    [persona, type, entityId],
  );
  return row ?? null;
}

const search = nameSearch({
  name: 'feed.search-communities',
  table: 'content.communities',
  columns: 'type, entity_id, name, slug, logo, category, posts_count, followers_count, false as followed',
  order: 'followers_count desc',
});

/** Communities whose name matches a text, best first. */
export function communitiesNamed(database: Database, text: string, limit: number): Promise<readonly CommunityRow[]> {
  return database.query(search, nameSearchValues(text, limit));
}
