/** Returns the id by which a later toast about the same post replaces this one. */
export function postToastOf(postId: string): string {
  return `post.${postId}`;
}
