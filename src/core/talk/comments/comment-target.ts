/** A comment on a post, the first answer to an interview question, a reply to a comment, or a change of the user's own, as it is written. */
export type CommentTarget =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'reply'; readonly id: string }
  | { readonly kind: 'edit'; readonly id: string };

/** The kind of text in a box: an answer below a post or question, a reply to a comment, or a change of an own comment (EN-ANSWER-INPUTTYPE). */
export type InputType = 'answer' | 'reply' | 'edit';

/** Returns what is written for a target. */
export function inputTypeOf({ kind }: CommentTarget): InputType {
  return kind === 'reply' || kind === 'edit' ? kind : 'answer';
}

/** Returns a text that no other target has. */
export function keyOfTarget({ kind, id }: CommentTarget): string {
  return `${kind} ${id}`;
}
