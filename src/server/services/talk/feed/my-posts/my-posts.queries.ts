import type { HeldText } from '@/contract/generated/feed';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { MAX_HELD_TEXTS } from '@/core/talk/my-posts/held-texts.rules';
import {
  arrayOf,
  bigint,
  bytes,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { columnsForViewer, community } from '../posting/post.queries';

const columns = columnsForViewer('$2');

export const ownPosts = defineStatement({
  name: 'my-posts.own-posts',
  parameters: [arrayOf(uuid), bytes, moment, uuid, bigint],
  columns,
  text: `select ${selectList(columns, 'p')} from content.posts p ${community}
         where p.id = any($1) and p.status <> 'DELETED' and (p.created_at, p.id) < ($3, $4) order by p.created_at desc, p.id desc limit $5`,
});

export const ownCounts = defineStatement({
  name: 'my-posts.own-counts',
  parameters: [arrayOf(uuid), arrayOf(uuid), bytes],
  columns: { posts: integer, comments: integer, followed: integer },
  text: `select
           (select count(*)::integer from content.posts where id = any($1) and status <> 'DELETED') as posts,
           (select count(*)::integer from content.comments where id = any($2) and status <> 'DELETED') as comments,
           (select count(*)::integer from persona.memberships where persona_ref = $3) as followed`,
});

export interface SealedComment extends Pick<HeldText, 'id' | 'status'> {
  readonly content: unknown;
}

export const heldTexts = defineStatement({
  name: 'my-posts.held-texts',
  parameters: [arrayOf(uuid), jsonb<readonly SealedComment[]>()],
  columns: {
    kind: textOf<HeldText['kind']>(),
    id: uuid,
    post_id: uuid,
    status: textOf<HeldText['status']>(),
    text,
    created_at: moment,
    findings: nullable(jsonb<readonly CaseFinding[]>()),
  },
  text: `with own (kind, id, post_id, status, text, created_at) as (
           select 'post', p.id, p.id, case p.status when 'FLAGGED' then 'PENDING' else 'REJECTED' end, p.content, p.created_at
           from content.posts p where p.id = any($1) and p.status in ('FLAGGED', 'NOT_FOUND') and p.author_name <> ''
           union all select 'comment', c.id, c.post_id, x.status, x.content, c.created_at
           from jsonb_to_recordset($2) as x (id uuid, status text, content text)
           join content.comments c on c.id = x.id join content.posts p on p.id = c.post_id and p.status = 'LIVE'
         )
         select own.*, held.findings from own
         left join moderation.cases held on held.item_id = own.id and held.kind = own.kind and held.state <> 'CLOSED'
         order by own.created_at desc, own.id desc limit ${MAX_HELD_TEXTS}`,
});
