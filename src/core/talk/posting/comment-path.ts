import { postPathOf } from './post-path';

/** Returns the address that leads to a comment on its post's page. */
export function commentPathOf({ id, postId }: { readonly id: string; readonly postId: string }): string {
  return `${postPathOf(postId)}?comment=${id}#comment-${id}`;
}
