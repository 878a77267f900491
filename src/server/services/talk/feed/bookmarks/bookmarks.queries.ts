import type { BookmarkKind } from '@/contract/generated/feed';
import { sealedListIn } from '@/server/platform/sealed-lists.queries';
import { arrayOf, from, integer, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const bookmarkLists = sealedListIn('persona.bookmark_lists', 'bookmarks');

const itemColumns = {
  kind: from(`''`, textOf<BookmarkKind>()),
  id: uuid,
  title: nullable(text),
  about: text,
  company: nullable(text),
};

export const readableItems = defineStatement({
  name: 'bookmarks.items',
  parameters: [arrayOf(uuid), arrayOf(uuid), arrayOf(uuid), arrayOf(uuid), text, integer],
  columns: itemColumns,
  text: `select 'post' as kind, p.id, left(coalesce(p.title, p.content), $6) as title, c.name as about, null as company
         from content.posts p join content.communities c on c.type = p.community_type and c.entity_id = p.community_id
         where p.id = any($1) and p.status = 'LIVE'
         union all
         select 'job', j.id, left(j.title, $6), c.name, c.slug
         from research.jobs j join catalog.companies c on c.id = j.company_id
         where j.id = any($2) and j.posted_on >= $5::text::date and j.status = 'LIVE'
         union all
         select 'review', r.id, left(coalesce(r.title, r.likes, r.dislikes), $6), c.name, c.slug
         from research.reviews r join catalog.companies c on c.id = r.company_id
         where r.id = any($3) and r.status = 'LIVE'
         union all
         select 'question', q.id, left(q.text, $6), c.name, c.slug
         from research.interview_questions q join catalog.companies c on c.id = q.company_id
         where q.id = any($4)`,
});
