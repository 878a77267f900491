import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { Inbox } from '@/server/services/notification/notifications/inbox';
import { createCommentWrites } from './comments/comment-writes';
import { createComments } from './comments/comments';
import { createCommunities } from './communities/communities';
import { AuthorRefs } from './posting/author-refs';
import { createPostReads } from './posting/post-reads';
import { createPostViews } from './posting/post-views';
import { createPostWrites } from './posting/post-writes';
import { createVotes } from './voting/votes';

export interface FeedServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The feed service (openapi/feed.yaml): posts, comments, votes and communities. */
export function createFeedService(deps: FeedServiceDeps): FeedHandlers {
  const { database, authorship, now } = deps;
  const authorRefs = new AuthorRefs(authorship);
  const inbox = new Inbox(authorship, now);
  return {
    ...createPostReads({ database, authorRefs }),
    ...createPostWrites(deps),
    ...createPostViews(deps),
    ...createComments({ database, authorRefs }),
    ...createCommentWrites({ ...deps, authorRefs, inbox }),
    ...createVotes({ ...deps, authorRefs, inbox }),
    ...createCommunities(database),
  };
}
