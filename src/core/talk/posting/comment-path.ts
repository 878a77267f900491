import { postPathOf } from './post-path';

export function commentPathOf({ id, postId }: { readonly id: string; readonly postId: string }): string {
  return `${postPathOf(postId)}?comment=${id}#comment-${id}`;
}
