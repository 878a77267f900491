import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Authorship } from '@/server/platform/authorship';
import { countOfDay } from '@/server/platform/contributing/contributing.queries';
import type { Database } from '@/server/platform/database';
import { siteNetworkOf } from '@/server/platform/http/network-of';
import { plainUuid } from '@/server/platform/uuid';
import { isOwnLive } from '@/server/services/trust/feed/reports/live-resource';
import { countShare, sharesOf } from './sharing.queries';

const NOBODY = new Uint8Array();

export interface SharesDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'senderRef'>;
  readonly now: () => number;
}

/** Counts one share per day by each user, or by each network of guests. */
export function createShares({ database, authorship, now }: SharesDeps): Pick<FeedHandlers, 'recordShare'> {
  return {
    async recordShare({ viewer, http, body: { resourceType, channel, ...body } }) {
      const resourceId = plainUuid(body.resourceId);
      await isOwnLive(database, { resourceType, resourceId }, NOBODY);
      const sender = viewer?.userId ?? siteNetworkOf(http.ip);
      const ofDay = authorship.senderRef(`share of ${resourceId} by ${sender} on ${dayInIndia(now())}`);
      const shares = await database.transaction(async (tx) => {
        const [counted] = await tx.query(countOfDay, ofDay, 1);
        const [row] =
          counted === undefined
            ? await tx.query(sharesOf, resourceId)
            : await tx.query(countShare, resourceType, resourceId, channel);
        return (row?.shares ?? 0) + (counted === undefined ? 0 : 1);
      });
      return { status: 200, body: { shares } };
    },
  };
}
