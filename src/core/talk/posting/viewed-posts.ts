/** Posts seen on this device and whether their views were sent (TR-POSTVIEW-BATCH). Each counts once. */
export interface ViewedPosts {
  readonly seen: ReadonlySet<string>;
  readonly unsent: readonly string[];
}

/** The interval of sending seen posts, in ms. */
export const POST_VIEWS_MS = 10_000;

/** The most views that one call takes. */
const MAX_BATCH = 100;

/** Nothing seen yet. */
export const noViewedPosts: ViewedPosts = { seen: new Set(), unsent: [] };

/** A post was seen; again changes nothing (VA-NO-DUPLICATES). */
export function withViewed(posts: ViewedPosts, postId: string): ViewedPosts {
  if (posts.seen.has(postId)) return posts;
  return { seen: new Set(posts.seen).add(postId), unsent: [...posts.unsent, postId] };
}

/** Returns the posts of the next call, oldest first; empty if there are none. */
export function nextBatchOf(posts: ViewedPosts): readonly string[] {
  return posts.unsent.slice(0, MAX_BATCH);
}

export function withSent(posts: ViewedPosts, batch: readonly string[]): ViewedPosts {
  return { ...posts, unsent: posts.unsent.filter((postId) => !batch.includes(postId)) };
}
