import type { CommunityType } from '@/contract/generated/feed';
import { integer, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const postMeta = defineStatement({
  name: 'comments.post-meta',
  parameters: [uuid],
  columns: {
    id: uuid,
    upvotes: integer,
    downvotes: integer,
    comments_count: integer,
    community_type: textOf<CommunityType>(),
    community_id: integer,
  },
  text: `select id, upvotes, downvotes, comments_count, community_type, community_id
         from content.posts where id = $1 and status = 'LIVE'`,
});
