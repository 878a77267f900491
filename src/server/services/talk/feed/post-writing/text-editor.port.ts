import type { Wording } from '@/core/talk/post-writing/reword.rules';

/** Rewords texts; a model behind an address, or the built-in rules. */
export interface TextEditor {
  /** Returns the wording in other words; `junk` if there is too little in it. Rejects if it gives no usable answer. */
  readonly rephrase: (wording: Wording) => Promise<Wording | 'junk'>;
}
