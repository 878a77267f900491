export type CommentTarget =
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'reply'; readonly id: string }
  | { readonly kind: 'edit'; readonly id: string };

export type InputType = 'answer' | 'reply' | 'edit';

export function inputTypeOf({ kind }: CommentTarget): InputType {
  return kind === 'reply' || kind === 'edit' ? kind : 'answer';
}

export function keyOfTarget({ kind, id }: CommentTarget): string {
  return `${kind} ${id}`;
}
