import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { isOwnLive } from '@/server/services/trust/feed/reports/live-resource';
import { countShare } from './sharing.queries';

/** Carried by no contribution. */
const NOBODY = new Uint8Array();

/** Counts of shares. */
export function createShares(database: Database): Pick<FeedHandlers, 'recordShare'> {
  return {
    async recordShare({ body: { resourceType, channel, ...body } }) {
      const resourceId = plainUuid(body.resourceId);
      await isOwnLive(database, { resourceType, resourceId }, NOBODY);
      const [row] = await database.query(countShare, resourceType, resourceId, channel);
      return { status: 200, body: { shares: (row?.before ?? 0) + 1 } };
    },
  };
}
