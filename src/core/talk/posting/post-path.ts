/** Returns the path of a post's page. */
export function postPathOf(postId: string): string {
  return `/p/${encodeURIComponent(postId)}`;
}
