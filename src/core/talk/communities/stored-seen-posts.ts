import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { NewPosts } from './community';
import { communityKeyOf } from './user-communities';

const Stored = v.object({ day: v.string(), seen: v.record(v.string(), v.number()) });

/** Numbers of a day's posts that the user has seen, by `communityKeyOf`. The day is India's, `2026-11-20`. */
export type SeenPosts = v.InferOutput<typeof Stored>;

export function seenPostsKeyOf(userId: string): string {
  return `seenPosts.${userId}`;
}

export function parseSeenPosts(stored: string | null, day: string): SeenPosts {
  const kept = parseStored(Stored, stored);
  return kept?.day === day ? kept : { day, seen: {} };
}

export function withSeenPosts(kept: SeenPosts, { type, entityId, posts }: NewPosts): SeenPosts {
  return { ...kept, seen: { ...kept.seen, [communityKeyOf({ type, entityId })]: posts } };
}

export function unseenPostsOf(counted: NewPosts, { seen }: SeenPosts): number {
  return Math.max(0, counted.posts - (seen[communityKeyOf(counted)] ?? 0));
}
