import type { ResourceType, ShareChannel } from '@/contract/generated/feed';
import { bigint, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const countShare = defineStatement({
  name: 'sharing.count',
  parameters: [textOf<ResourceType>(), uuid, textOf<ShareChannel>()],
  columns: { shares: bigint },
  text: `with counted as (
           insert into content.share_counts as s (resource_type, resource_id, channel, shares) values ($1, $2, $3, 1)
           on conflict (resource_id, channel) do update set shares = s.shares + 1
         )
         select coalesce(sum(shares), 0)::bigint as shares from content.share_counts where resource_id = $2`,
});

export const sharesOf = defineStatement({
  name: 'sharing.shares-of',
  parameters: [uuid],
  columns: { shares: bigint },
  text: 'select coalesce(sum(shares), 0)::bigint as shares from content.share_counts where resource_id = $1',
});
