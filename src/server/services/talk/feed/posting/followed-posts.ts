import { wantedBy } from './wanted-by';

/** The posts of each community that are read first. */
const FIRST_POSTS = 5;

/** A page of the posts of followed communities, as parts of SQL. */
interface FollowedPage {
  readonly rows: number;
  /** The columns that order the page, the highest first; the last is `id`. */
  readonly keys: readonly string[];
  /** Their values after which the page begins. */
  readonly behind: string;
  readonly voterRef: string;
  readonly personaRef: string;
}

/**
 * The keys of the first posts in an order, from the communities that a persona follows. A few of each community are read first. Of a
 * community more can only be wanted if its few all come before the end of the page, which holds for `rows / FIRST_POSTS` of
 * them at most: the cost depends on how many communities are followed, neither on how many posts there are nor on the length of the page.
 */
export function followedPosts({ rows, keys, behind, voterRef, personaRef }: FollowedPage): string {
  const list = keys.join(', ');
  const order = `order by ${keys.map((key) => `${key} desc`).join(', ')}`;
  const first = Math.min(FIRST_POSTS, rows);
  const postsOf = (community: string, start: string, limit: number): string => `
    select ${list} from content.posts
    where status = 'LIVE' and community_type = ${community}.type and community_id = ${community}.entity_id and (${list}) < (${start})
      ${wantedBy(voterRef)}
    ${order} limit ${limit}`;
  return `
    with few as materialized (
      select m.type, m.entity_id, k.*, row_number() over (${order}) as place
      from persona.memberships m
      cross join lateral (select *, row_number() over (${order}) as of_community from (${postsOf('m', behind, first)}) as p) k
      where m.persona_ref = ${personaRef}
    )
    select ${list} from (
      select ${list} from few
      union all
      select k.* from few f cross join lateral (${postsOf('f', keys.map((key) => `f.${key}`).join(', '), rows)}) k
      where f.of_community = ${first} and f.place < ${rows}
    ) as found ${order} limit ${rows}`;
}
