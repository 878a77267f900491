import { makeAutoObservable } from 'mobx';
import { findAbusiveWords } from '@/core/kernel/content-checks/abusive-words';
import type { WritingHelp } from '@/core/talk/post-writing/writing-help.port';
import type { DraftStore } from '../posting/draft.store';

/** Abusive words in the draft. The list loads on demand. */
export class AbusiveWordsStore {
  private words: readonly string[] | null = null;
  readonly #help: Pick<WritingHelp, 'listAbusiveWords'>;
  readonly #writing: Pick<DraftStore, 'draft'>;

  constructor(help: Pick<WritingHelp, 'listAbusiveWords'>, writing: Pick<DraftStore, 'draft'>) {
    this.#help = help;
    this.#writing = writing;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    if (this.words !== null) return;
    const answer = await this.#help.listAbusiveWords();
    if (answer.ok) this.came(answer.value.words);
  }

  get found(): readonly string[] {
    const { title, inputText } = this.#writing.draft;
    return this.foundIn(`${title}\n${inputText}`);
  }

  foundIn(text: string): readonly string[] {
    return findAbusiveWords(text, this.words ?? []);
  }

  private came(words: readonly string[]): void {
    this.words = words;
  }
}
