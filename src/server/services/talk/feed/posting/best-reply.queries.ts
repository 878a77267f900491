import { BEST_REPLY_POINTS, BEST_REPLY_SOURCE_LENGTH } from '@/core/talk/comments/best-reply.rules';
import { from, jsonb, nullable } from '@/server/platform/sql-types';

export interface BestReplyRow {
  readonly id: string;
  readonly name: string;
  readonly tagline: string | null;
  readonly content: string;
}

/**
 * Returns SQL with one lookup in `comments_popular` per post. `voter` is the viewer's voter_ref parameter, whose blocks
 * apply, or null for a guest.
 */
export const bestReplyOf = (voter: string | null) =>
  from(
    `case when p.status = 'LIVE' and p.comments_count > 0 then (
       select jsonb_build_object('id', r.id, 'name', r.author_name, 'tagline', r.author_tagline, 'content', left(r.content, ${BEST_REPLY_SOURCE_LENGTH}))
       from content.comments r
       where r.post_id = p.id and r.parent_id is null and r.status = 'LIVE' and r.score >= ${BEST_REPLY_POINTS}${voter === null ? '' : notBlocked(voter)}
       order by r.score desc, r.created_at desc, r.id desc limit 1) end`,
    nullable(jsonb<BestReplyRow>()),
  );

function notBlocked(voter: string): string {
  return ` and coalesce((select false from content.blocked_names b
            where b.voter_ref = ${voter} and b.name = r.author_name and r.profile_type = 'ANONYMOUS'), true)`;
}
