import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { PostStatus } from '@/core/talk/posting/post';
import type { MemoryComment, MemoryPost } from './post-records';
import { PostRecords } from './post-records';

class PausedRecords {
  readonly userIds = new Set<string>();
  readonly statuses = new Map<string, PostStatus>();
  readonly comments = new Map<string, MemoryComment>();
}

export function pauseMemoryAccount(world: MemoryWorld, user: MemoryUser): void {
  const paused = world.records(PausedRecords);
  paused.userIds.add(user.id);
  for (const post of postsOf(world, user)) {
    if (post.status !== 'LIVE' && post.status !== 'FLAGGED') continue;
    paused.statuses.set(post.id, post.status);
    post.status = 'NOT_FOUND';
  }
  for (const comment of commentsOf(world, user)) {
    if (comment.status !== 'LIVE') continue;
    paused.comments.set(comment.id, { ...comment });
    Object.assign(comment, { status: 'DELETED', content: '', mentions: [], editedAt: null });
  }
}

export function isMemoryPaused(world: MemoryWorld, user: MemoryUser): boolean {
  return world.records(PausedRecords).userIds.has(user.id);
}

/** Restores an account. Returns whether it was deactivated. Call it at each sign-in. */
export function restoreMemoryAccount(world: MemoryWorld, user: MemoryUser): boolean {
  const { userIds, statuses, comments } = world.records(PausedRecords);
  for (const post of postsOf(world, user)) {
    post.status = statuses.get(post.id) ?? post.status;
    statuses.delete(post.id);
  }
  for (const comment of commentsOf(world, user)) {
    Object.assign(comment, comments.get(comment.id));
    comments.delete(comment.id);
  }
  return userIds.delete(user.id);
}

export function isPausedAccount(world: MemoryWorld, userId: string): boolean {
  return world.records(PausedRecords).userIds.has(userId);
}

function postsOf(world: MemoryWorld, { id }: MemoryUser): readonly MemoryPost[] {
  return world.records(PostRecords).all.filter(({ authorId }) => authorId === id);
}

function commentsOf(world: MemoryWorld, { id }: MemoryUser): readonly MemoryComment[] {
  const posts = world.records(PostRecords).all;
  return posts.flatMap(({ comments }) => comments.filter(({ authorId }) => authorId === id));
}
