import type { PostStatus } from '@/core/posting/post';
import type { MemoryWorld } from '../world/memory-world';
import type { MemoryUser } from '../world/user-records';
import type { MemoryPost } from './post-records';
import { PostRecords } from './post-records';

/** The posts that deactivated accounts hide, with the statuses that they had. */
export class PausedPosts {
  readonly statuses = new Map<string, PostStatus>();
}

/** Shows the posts of a deactivated account again; call it at each sign-in. */
export function restoreMemoryAccount(world: MemoryWorld, user: MemoryUser): void {
  const { statuses } = world.records(PausedPosts);
  for (const post of postsOf(world, user)) {
    post.status = statuses.get(post.id) ?? post.status;
    statuses.delete(post.id);
  }
}

/** The posts that a user has written. */
export function postsOf(world: MemoryWorld, { id }: MemoryUser): readonly MemoryPost[] {
  return world.records(PostRecords).all.filter(({ authorId }) => authorId === id);
}
