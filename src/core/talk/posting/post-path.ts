export function postPathOf(postId: string): string {
  return `/p/${encodeURIComponent(postId)}`;
}
