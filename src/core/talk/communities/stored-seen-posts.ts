import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { NewPosts } from './community';
import { communityKeyOf } from './user-communities';

const Stored = v.object({ day: v.string(), seen: v.record(v.string(), v.number()) });

/** The numbers of posts of a day that a user has seen in communities, by `communityKeyOf`; the day is India’s, `2026-11-20`. */
export type SeenPosts = v.InferOutput<typeof Stored>;

/** The key under which a device keeps what a user has seen today; `userId` is their public id. */
export function seenPostsKeyOf(userId: string): string {
  return `seenPosts.${userId}`;
}

/** Returns what a device kept of a day; nothing of another day, or if it is damaged. */
export function parseSeenPosts(stored: string | null, day: string): SeenPosts {
  const kept = parseStored(Stored, stored);
  return kept?.day === day ? kept : { day, seen: {} };
}

/** Returns what has been seen after a visit to a community with so many posts of today. */
export function withSeen(kept: SeenPosts, { type, entityId, posts }: NewPosts): SeenPosts {
  return { ...kept, seen: { ...kept.seen, [communityKeyOf({ type, entityId })]: posts } };
}

/** Returns how many posts of a community are new to the user, by what the service counts of today. */
export function unseenOf(counted: NewPosts, { seen }: SeenPosts): number {
  return Math.max(0, counted.posts - (seen[communityKeyOf(counted)] ?? 0));
}
