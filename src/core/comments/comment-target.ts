/** A comment on a post, the first answer to an interview question, a reply to a comment, or a change of the user's own, as it is written. */
export type CommentTarget =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'reply'; readonly id: string }
  | { readonly kind: 'edit'; readonly id: string };

/** Returns a text that no other target has. */
export function keyOfTarget({ kind, id }: CommentTarget): string {
  return `${kind} ${id}`;
}
