import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import {
  canRephrase,
  rephraseFailureOf,
  rephraseOutcomeOf,
  rephraseTextOf,
  rephraseTextsOf,
} from '@/core/talk/post-writing/rephrase.rules';
import type { RephrasedPost, WritingHelp } from '@/core/talk/post-writing/writing-help.port';
import { checkDraft } from '@/core/talk/posting/draft-check';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { DraftStore } from '../posting/draft.store';

/** Suggestions to reword the draft. */
export class RephraseStore implements PersonalStore {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  message: string | null = null;
  private before: { readonly title: string; readonly text: string } | null = null;
  readonly #help: Pick<WritingHelp, 'rephrasePost'>;
  readonly #writing: Pick<DraftStore, 'draft' | 'happened' | 'changeTitle' | 'changeContent' | 'isEdit'>;
  #run = 0;
  /** False if fixed rules reword the draft. */
  readonly hasModel: boolean;

  constructor(
    help: Pick<WritingHelp, 'rephrasePost'>,
    writing: Pick<DraftStore, 'draft' | 'happened' | 'changeTitle' | 'changeContent' | 'isEdit'>,
    { hasTextModel }: { readonly hasTextModel: boolean },
  ) {
    this.hasModel = hasTextModel;
    this.#help = help;
    this.#writing = writing;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get suggestion(): { readonly title: string; readonly text: string } | null {
    const { rephrasedTitle, rephrasedDesc, rephrasedResponseType } = this.#writing.draft;
    return rephrasedResponseType === 'VALID' ? { title: rephrasedTitle, text: rephrasedDesc } : null;
  }

  get canUndo(): boolean {
    return this.before !== null;
  }

  async ask(): Promise<void> {
    if (this.state === 'loading') return;
    const { inputText, title, idempotencyKey } = this.#writing.draft;
    this.clear();
    const faults = checkDraft(this.#writing.draft);
    this.message = canRephrase(inputText)
      ? (faults.title ?? faults.content ?? null)
      : rephraseTextsOf(this.hasModel).tooShort;
    if (this.message !== null) return;
    const run = this.#run;
    this.state = 'loading';
    const answer = await this.#help.rephrasePost({ title, description: inputText, draftId: idempotencyKey });
    if (run !== this.#run) return;
    if (answer.ok) this.answered(answer.value);
    else this.failed(answer.failure);
  }

  take(): void {
    const { suggestion } = this;
    if (suggestion === null) return;
    const { title, inputText: text } = this.#writing.draft;
    this.write(suggestion);
    this.clear();
    this.before = { title, text };
  }

  undo(): void {
    if (this.before === null) return;
    this.write(this.before);
    this.before = null;
  }

  clear(): void {
    this.forget();
    if (this.#writing.draft.rephrasedResponseType === '') return;
    this.#writing.happened({ kind: 'rephrased', title: '', description: '', outcome: '' });
  }

  forget(): void {
    this.#run += 1;
    this.state = 'idle';
    this.message = null;
    this.before = null;
  }

  private write({ title, text }: { readonly title: string; readonly text: string }): void {
    this.#writing.changeTitle(title);
    this.#writing.changeContent(text);
  }

  private answered({ title, description, responseType }: RephrasedPost): void {
    const outcome = rephraseOutcomeOf(responseType);
    const isValid = outcome === 'VALID';
    this.state = 'ready';
    this.message = rephraseTextOf(outcome, this.#writing.isEdit, rephraseTextsOf(this.hasModel));
    this.#writing.happened({
      kind: 'rephrased',
      title: isValid ? title : '',
      description: isValid ? description : '',
      outcome,
    });
  }

  private failed({ kind }: Failure): void {
    this.state = kind === 'unauthenticated' || kind === 'cancelled' ? 'idle' : 'failed';
    const texts = rephraseTextsOf(this.hasModel);
    this.message = this.state === 'failed' ? rephraseFailureOf(this.#writing.isEdit, texts) : null;
    this.#writing.happened({ kind: 'rephrased', title: '', description: '', outcome: '' });
  }
}
