/** Viewed posts, each counted once (TR-POSTVIEW-BATCH). */
export interface ViewedPosts {
  readonly seen: ReadonlySet<string>;
  readonly unsent: readonly string[];
}

export const POST_VIEWS_INTERVAL_MS = 10_000;

const MAX_BATCH = 100;

export const emptyViewedPosts: ViewedPosts = { seen: new Set(), unsent: [] };

/** Adds a post. Idempotent (VA-NO-DUPLICATES). */
export function withViewedPost(posts: ViewedPosts, postId: string): ViewedPosts {
  if (posts.seen.has(postId)) return posts;
  return { seen: new Set(posts.seen).add(postId), unsent: [...posts.unsent, postId] };
}

export function nextBatchOf(posts: ViewedPosts): readonly string[] {
  return posts.unsent.slice(0, MAX_BATCH);
}

export function withSentPosts(posts: ViewedPosts, batch: readonly string[]): ViewedPosts {
  return { ...posts, unsent: posts.unsent.filter((postId) => !batch.includes(postId)) };
}
