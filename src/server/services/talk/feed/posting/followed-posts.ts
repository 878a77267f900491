import { wantedBy } from './wanted-by';

const FIRST_POSTS = 5;

interface FollowedPage {
  readonly rows: number;
  readonly keys: readonly string[];
  readonly behind: string;
  readonly voterRef: string;
  readonly personaRef: string;
}

/**
 * Reads a few posts per community first. It reads more only from communities whose first posts all precede the page's end, at most `rows / FIRST_POSTS`. The
 * cost depends only on the number of followed communities.
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
