import type { CommunityType } from '@/contract/generated/feed';
import { MAX_LINKED_POSTS } from '@/core/talk/interlinking/interlinking.rules';
import { textOpening } from '@/server/platform/opening';
import { integer, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const communityOfPost = defineStatement({
  name: 'interlinking.community-of-post',
  parameters: [uuid],
  columns: { type: textOf<CommunityType>(), id: integer },
  text: `select community_type as type, community_id as id from content.posts where id = $1 and status = 'LIVE'`,
});

export const linkedCommunity = defineStatement({
  name: 'interlinking.community',
  parameters: [textOf<CommunityType>(), integer],
  columns: {
    name: text,
    slug: text,
    reviews: nullable(integer),
    salaries: nullable(integer),
    interviews: nullable(integer),
    benefits: nullable(integer),
    jobs: nullable(integer),
  },
  text: `select c.name, c.slug, f.reviews, f.salaries, f.interviews, f.benefits, f.jobs
         from content.communities c left join research.company_figures f on c.type = 'company' and f.company_id = c.entity_id
         where c.type = $1 and c.entity_id = $2`,
});

export const usefulPosts = defineStatement({
  name: 'interlinking.useful-posts',
  parameters: [textOf<CommunityType>(), integer],
  columns: { id: uuid, title: nullable(text), opening: text },
  text: `select id, title, ${textOpening('content')} as opening from content.posts
         where status = 'LIVE' and community_type = $1 and community_id = $2
         order by score desc, created_at desc, id desc limit ${MAX_LINKED_POSTS + 1}`,
});
