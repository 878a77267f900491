import { bytes, from, integer, nullable, smallint, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Counts a request under a reference, up to `$2`; returns no row beyond. */
export const countHelp = defineStatement({
  name: 'post-writing.count-help',
  parameters: [bytes, integer],
  columns: { count: integer },
  text: `insert into platform.help_counts as h (ref, count) values ($1, 1)
         on conflict (ref) do update set count = h.count + 1 where h.count < $2 returning count`,
});

/** A live review with the name of its company. */
export const reviewForPost = defineStatement({
  name: 'post-writing.review',
  parameters: [uuid],
  columns: { company: from('c.name', text), rating: smallint, likes: nullable(text), dislikes: nullable(text) },
  text: `select c.name as company, r.rating, r.likes, r.dislikes
         from research.reviews r join catalog.companies c on c.id = r.company_id where r.id = $1 and r.status = 'LIVE'`,
});
