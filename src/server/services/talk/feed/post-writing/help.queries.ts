import { bytes, from, integer, nullable, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const countHelp = defineStatement({
  name: 'post-writing.count-help',
  parameters: [bytes, integer],
  columns: { count: integer },
  text: `insert into platform.help_counts as h (ref, count) values ($1, 1)
         on conflict (ref) do update set count = h.count + 1 where h.count < $2 returning count`,
});

export const reviewForPost = defineStatement({
  name: 'post-writing.review',
  parameters: [uuid],
  columns: {
    company: from('c.name', text),
    rating: smallint,
    likes: nullable(text),
    dislikes: nullable(text),
    community_id: nullable(integer),
    community_name: nullable(text),
    community_slug: nullable(text),
    community_logo: nullable(text),
  },
  text: `select c.name as company, r.rating, r.likes, r.dislikes,
           m.entity_id as community_id, m.name as community_name, m.slug as community_slug, m.logo as community_logo
         from research.reviews r join catalog.companies c on c.id = r.company_id
         left join content.communities m on m.type = 'company' and m.entity_id = c.id
         where r.id = $1 and r.status = 'LIVE'`,
});
