import type { VotableType } from '@/core/voting/vote';
import { commentNotFound } from './memory-comments';
import type { Refusal } from './memory-failure';
import { postNotFound } from './memory-feed';
import type { MemoryWorld } from './memory-world';
import { PostRecords } from './post-records';

/** Names a post or a comment. */
export interface Resource {
  readonly resourceType: VotableType;
  readonly resourceId: string;
}

/** Returns a live post or comment; the refusal of a call for one that is gone. */
export function liveResource(
  world: MemoryWorld,
  { resourceType, resourceId }: Resource,
): { readonly ok: true; readonly value: { readonly id: string; readonly authorId: string | null } } | Refusal {
  const posts = world.records(PostRecords);
  if (resourceType === 'post') {
    const post = posts.findLive(resourceId);
    return post === null ? postNotFound() : { ok: true, value: post };
  }
  const comment = posts.findComment(resourceId)?.comment;
  return comment?.status === 'LIVE' ? { ok: true, value: comment } : commentNotFound();
}
