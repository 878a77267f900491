import { MAX_CANDIDATE_CONTRIBUTIONS, MAX_CANDIDATES } from '@/core/talk/answer-requests/answer-request.rules';
import type { RowOf } from '@/server/platform/sql-types';
import { boolean, bytes, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const askedPost = defineStatement({
  name: 'answer-requests.post',
  parameters: [uuid, bytes],
  columns: { is_own: boolean, author_seal: bytes, community: text },
  text: `select p.author_ref = $2 as is_own, p.author_seal, c.name as community
         from content.posts p join content.communities c on c.type = p.community_type and c.entity_id = p.community_id
         where p.id = $1 and p.status = 'LIVE'`,
});

const candidateColumns = {
  name: text,
  tagline: nullable(text),
  avatar: text,
  color: text,
  contributions: integer,
  upvotes: integer,
  is_asked: boolean,
  newest_id: uuid,
  newest_seal: bytes,
} as const;

export type CandidateRow = RowOf<typeof candidateColumns>;

const shown =
  'author_name, author_tagline, author_avatar, author_color, author_seal, profile_type, created_at, upvotes';
const shownOf = (table: string): string => shown.replaceAll(/\w+/g, `${table}.$&`);
const newestFirst = 'order by w.created_at desc, w.id desc';

/**
 * Selects pseudonyms of the newest posts and comments in the community, most useful first. Excludes the pseudonyms in
 * the thread, the persona's own and blocked ones. Grouped by shown name, because authorship cannot be compared here.
 */
export const answerCandidates = defineStatement({
  name: 'answer-requests.candidates',
  parameters: [uuid, bytes, bytes],
  columns: candidateColumns,
  text: `
    with asked as (
      select id, community_type, community_id, author_name, profile_type from content.posts where id = $1
    ), recent as (
      select p.* from asked a cross join lateral (
        select id, ${shown} from content.posts
        where status = 'LIVE' and community_type = a.community_type and community_id = a.community_id
        order by created_at desc, id desc limit ${MAX_CANDIDATE_CONTRIBUTIONS}
      ) p
    ), written as (
      select id, ${shown} from recent
      union all
      select c.id, ${shownOf('c')} from recent r join content.comments c on c.post_id = r.id and c.status = 'LIVE'
    ), taken as (
      select author_name as name from asked where profile_type = 'ANONYMOUS'
      union all
      select author_name from content.comments where post_id = $1 and status = 'LIVE' and profile_type = 'ANONYMOUS'
      union all
      select name from content.blocked_names where voter_ref = $2
    )
    select w.author_name as name,
      (array_agg(w.author_tagline ${newestFirst}))[1] as tagline,
      (array_agg(w.author_avatar ${newestFirst}))[1] as avatar,
      (array_agg(w.author_color ${newestFirst}))[1] as color,
      count(*)::integer as contributions, sum(w.upvotes)::integer as upvotes,
      exists (
        select 1 from content.answer_requests q where q.post_id = $1 and q.name = w.author_name and q.voter_ref = $2
      ) as is_asked,
      (array_agg(w.id ${newestFirst}))[1] as newest_id,
      (array_agg(w.author_seal ${newestFirst}))[1] as newest_seal
    from written w
    where w.profile_type = 'ANONYMOUS' and w.author_seal <> ''
      and w.author_name not in (select name from taken)
      and not exists (select 1 from persona.personas x where x.persona_ref = $3 and lower(x.user_name) = lower(w.author_name))
    group by w.author_name order by upvotes desc, contributions desc, name limit ${MAX_CANDIDATES}`,
});

export const requestCount = defineStatement({
  name: 'answer-requests.count',
  parameters: [uuid, bytes],
  columns: { count: integer },
  text: 'select count(*)::integer as count from content.answer_requests where post_id = $1 and voter_ref = $2',
});

export const storeAnswerRequest = defineStatement({
  name: 'answer-requests.keep',
  parameters: [uuid, text, bytes],
  columns: { people: integer },
  text: `with kept as (
           insert into content.answer_requests (post_id, name, voter_ref) values ($1, $2, $3)
           on conflict do nothing returning post_id
         )
         select (select count(*)::integer from content.answer_requests where post_id = $1 and name = $2) + 1 as people from kept`,
});
