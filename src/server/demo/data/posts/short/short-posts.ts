import type { PostTemplate } from '../../../post-template';

/** A title (null for none), a text of a few sentences, and comments. */
export type ShortPost = readonly [title: string | null, text: string, ...replies: string[]];

/** Returns the templates of short posts. */
export function shortPosts(posts: readonly ShortPost[]): readonly PostTemplate[] {
  return posts.map(([title, text, ...replies]) => ({ title, text, replies }));
}
