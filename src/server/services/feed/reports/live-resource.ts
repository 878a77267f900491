import type { ResourceType } from '@/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import { commentNotFound } from '../comments/comment.policy';
import { postNotFound } from '../posting/post.policy';
import { liveCommentOf, livePostOf } from './live-resource.queries';

/** Names a post or a comment. */
export interface Resource {
  readonly resourceType: ResourceType;
  readonly resourceId: string;
}

/** Returns whether the resource carries this author_ref; refuses one that is not live: 404 `post_not_found`, `comment_not_found`. */
export async function isOwnLive(database: Database, resource: Resource, authorRef: Uint8Array): Promise<boolean> {
  const { resourceId, resourceType } = resource;
  const [row] = await database.query(resourceType === 'post' ? livePostOf : liveCommentOf, resourceId, authorRef);
  if (row !== undefined) return row.is_own;
  throw resourceType === 'post' ? postNotFound() : commentNotFound();
}
