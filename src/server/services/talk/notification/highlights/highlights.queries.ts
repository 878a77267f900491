import type { HighlightsRhythm } from '@/contract/generated/user';
import { textOpening } from '@/server/platform/opening';
import { bytes, moment, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { wantedBy } from '@/server/services/talk/feed/posting/wanted-by';

const BATCH = 200;

export const personasWanting = defineStatement({
  name: 'highlights.personas',
  parameters: [bytes],
  columns: { persona_ref: bytes, highlights: textOf<Exclude<HighlightsRhythm, 'off'>>() },
  text: `select r.persona_ref, coalesce(x.highlights, 'weekly') as highlights
         from persona.personas r left join persona.preferences x on x.persona_ref = r.persona_ref
         where r.persona_ref > $1 and coalesce(x.highlights, 'weekly') <> 'off'
         order by r.persona_ref limit ${BATCH}`,
});

const MAX_POSTS_READ = 20;

export const bestPosts = defineStatement({
  name: 'highlights.posts',
  parameters: [bytes, moment, moment, bytes],
  columns: { id: uuid, author_ref: bytes, opening: text },
  text: `select p.id, p.author_ref, coalesce(p.title, ${textOpening('p.content')}) as opening
         from persona.memberships m
         join content.posts p on p.community_type = m.type and p.community_id = m.entity_id
           and p.status = 'LIVE' and p.created_at > $2 and p.created_at <= $3
         where m.persona_ref = $1 ${wantedBy('$4', 'p')}
         order by p.score + p.comments_count desc, p.created_at desc limit ${MAX_POSTS_READ}`,
});
