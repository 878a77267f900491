import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { VIEW_COUNT_DAYS } from '@/core/talk/posting/post-views.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { recordViews } from './post-views.queries';

export interface PostViewsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

export function createPostViews({ database, authorship, now }: PostViewsDeps): Pick<FeedHandlers, 'recordPostViews'> {
  return {
    async recordPostViews({ viewer, body }) {
      // Employers count as guests, whose views are not counted.
      if (viewer.isEmployer) return { status: 204, body: null };
      const ids = body.postIds.map(plainUuid);
      const refs = ids.map((id) => authorship.viewerRef(viewer.personaRef, id).toString('hex'));
      await database.query(recordViews, ids, refs, dayInIndia(now()), VIEW_COUNT_DAYS);
      return { status: 204, body: null };
    },
  };
}
