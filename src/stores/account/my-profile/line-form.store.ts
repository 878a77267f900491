import { makeAutoObservable, reaction } from 'mobx';
import { myProfileMessages } from '@/core/account/my-profile/my-profile-messages';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { Form } from '@/stores/kernel/common/form';
import type { DraftSlot } from './draft-slot';
import type { OwnWrites } from './own-writes';

export interface LineForm {
  readonly stored: () => string;
  readonly faultOf: (line: string) => string | null;
  readonly send: (line: string, writes: OwnWrites) => Promise<Result<unknown, Failure>>;
  readonly field: string;
}

/** A one-line field of the profile, with its form. */
export class LineFormStore {
  isOpen = false;
  text = '';
  readonly form = new Form<'line'>({
    check: () => {
      const fault = this.#line.faultOf(this.text);
      return fault === null ? {} : { line: fault };
    },
    refusalOf: (failure) => this.refusalOf(failure),
  });
  readonly #line: LineForm;
  readonly #writes: OwnWrites;
  readonly #drafts: DraftSlot<string>;

  constructor(line: LineForm, writes: OwnWrites, drafts: DraftSlot<string>) {
    this.#line = line;
    this.#writes = writes;
    this.#drafts = drafts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
    reaction(
      () => (this.isOpen ? this.text : null),
      (text) => text !== null && drafts.keep({ id: null, fields: text }),
    );
  }

  restore(): void {
    const draft = this.isOpen ? null : this.#drafts.read();
    if (draft !== null) this.show(draft.fields);
  }

  open(): void {
    this.show(this.#line.stored());
  }

  change(text: string): void {
    this.text = text;
    this.form.changed('line');
  }

  cancel(): void {
    if (!this.form.isSubmitting) this.close();
  }

  async save(): Promise<void> {
    const answer = await this.form.submit(() => this.#line.send(this.text, this.#writes));
    if (answer === null) return;
    if (answer.ok) this.close();
    else if (this.refusalOf(answer.failure).line === undefined) {
      this.#writes.say(myProfileMessages.notSaved, answer.failure);
    }
  }

  hide(): void {
    this.isOpen = false;
    this.text = '';
    this.form.reset();
  }

  private close(): void {
    this.#drafts.discard();
    this.hide();
  }

  private show(text: string): void {
    this.form.reset();
    this.text = text;
    this.isOpen = true;
  }

  private refusalOf({ fields }: Failure): { readonly line?: string } {
    const sentence = fields[this.#line.field];
    return sentence === undefined ? {} : { line: sentence };
  }
}
