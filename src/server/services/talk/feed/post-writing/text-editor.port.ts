import type { Wording } from '@/core/talk/post-writing/reword.rules';

export interface TextEditor {
  /** Returns `junk` if there is too little text. Rejects without a usable answer. */
  readonly rephrase: (wording: Wording) => Promise<Wording | 'junk'>;
}
