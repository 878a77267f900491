/** One toast tells what happened last to a post: another one with this id takes its place. */
export function postToastOf(postId: string): string {
  return `post.${postId}`;
}
