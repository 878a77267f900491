import { makeAutoObservable, reaction } from 'mobx';
import type { Faults } from '@/core/account/my-profile/experience.rules';
import type { ExperienceItem } from '@/core/account/my-profile/experience-item';
import { myProfileMessages } from '@/core/account/my-profile/my-profile-messages';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { Form } from '@/stores/kernel/common/form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { DraftSlot } from './draft-slot';
import type { OwnWrites } from './own-writes';

export interface KindOfExperience<Fields, Field extends string, Entry, Shown> {
  readonly list: () => Promise<Result<readonly Shown[], Failure>>;
  readonly add: (entry: Entry) => Promise<Result<Shown, Failure>>;
  readonly change: (id: string, entry: Entry) => Promise<Result<Shown, Failure>>;
  readonly delete: (id: string) => Promise<Result<null, Failure>>;
  readonly empty: Fields;
  readonly fieldsOf: (entry: Shown) => Fields;
  readonly entryOf: (fields: Fields) => Entry;
  readonly faultsOf: (fields: Fields, thisMonth: string) => Faults<Field>;
  readonly fields: readonly Field[];
  readonly itemOf: (entry: Shown) => ExperienceItem;
}

export interface ExperienceListPorts<Fields> {
  readonly writes: OwnWrites;
  readonly drafts: DraftSlot<Fields>;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

interface Editing {
  readonly id: string | null;
}

/** The user's entries of one kind, with the form that edits an entry. */
export class ExperienceListStore<
  Fields extends object,
  Field extends string,
  Entry,
  Shown extends Entry & { readonly id: string },
> implements PersonalStore
{
  editing: Editing | null = null;
  fields: Fields;
  readonly form: Form<Field>;
  readonly #kind: KindOfExperience<Fields, Field, Entry, Shown>;
  readonly #ports: ExperienceListPorts<Fields>;
  readonly #list: Loadable<readonly Shown[]>;

  constructor(kind: KindOfExperience<Fields, Field, Entry, Shown>, ports: ExperienceListPorts<Fields>) {
    this.#kind = kind;
    this.#ports = ports;
    this.fields = kind.empty;
    this.#list = new Loadable(() => kind.list());
    this.form = new Form<Field>({
      check: () => kind.faultsOf(this.fields, this.thisMonth),
      refusalOf: (failure) => this.refusalOf(failure),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
    reaction(
      () => (this.editing === null ? null : { id: this.editing.id, fields: this.fields }),
      (draft) => draft !== null && ports.drafts.keep(draft),
    );
  }

  get state(): LoadState<readonly Shown[]> {
    return this.#list.state;
  }

  /** The current month, such as `2026-11`. */
  get thisMonth(): string {
    return monthInIndia(this.#ports.clock.now());
  }

  itemOf(entry: Shown): ExperienceItem {
    return this.#kind.itemOf(entry);
  }

  async load(): Promise<void> {
    await this.#list.refresh();
  }

  async resume(): Promise<void> {
    await this.#list.loadOnce();
    const entries = this.#list.value;
    const draft = this.editing === null ? this.#ports.drafts.read() : null;
    if (entries === null || draft === null) return;
    const isThere = draft.id === null || entries.some(({ id }) => id === draft.id);
    this.open({ id: isThere ? draft.id : null }, draft.fields);
  }

  beginNew(known: Partial<Fields> = {}): void {
    this.open({ id: null }, { ...this.#kind.empty, ...known });
  }

  beginChange(entry: Shown): void {
    this.open({ id: entry.id }, this.#kind.fieldsOf(entry));
  }

  change(fields: Partial<Fields>, ...changed: readonly Field[]): void {
    this.fields = { ...this.fields, ...fields };
    this.form.changed(...changed);
  }

  cancel(): void {
    if (!this.form.isSubmitting) this.close();
  }

  async save(): Promise<void> {
    const { editing } = this;
    if (editing === null) return;
    const { writes } = this.#ports;
    const answer = await this.form.submit(() => {
      const entry = this.#kind.entryOf(this.fields);
      return editing.id === null ? this.#kind.add(entry) : this.#kind.change(editing.id, entry);
    });
    if (answer === null) return;
    if (answer.ok) {
      this.close();
      await this.#list.refresh();
    } else if (answer.failure.kind === 'notFound') await this.adoptAsNew();
    else if (Object.keys(this.refusalOf(answer.failure)).length === 0) {
      writes.say(myProfileMessages.notSaved, answer.failure);
    }
  }

  /** Removes an entry. The toast offers to restore it. */
  async remove(entry: Shown): Promise<void> {
    const { writes, toasts } = this.#ports;
    const answer = await this.#kind.delete(entry.id);
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      writes.say(myProfileMessages.notDeleted, answer.failure);
      return;
    }
    if (this.editing?.id === entry.id) this.close();
    this.#list.change((entries) => entries.filter(({ id }) => id !== entry.id));
    toasts.show(
      createToast('default', myProfileMessages.deleted(this.itemOf(entry).title), null, {
        linkText: myProfileMessages.undo,
        onLinkClick: () => void this.putBack(entry),
      }),
      this.#undoToast,
    );
  }

  forget(): void {
    this.#ports.toasts.dismiss(this.#undoToast);
    this.#list.reset();
    this.hide();
  }

  private async putBack(entry: Shown): Promise<void> {
    const { writes, toasts } = this.#ports;
    toasts.dismiss(this.#undoToast);
    // Sends only the fields of the form. The stored entry has more members than the service accepts.
    const again = this.#kind.entryOf(this.#kind.fieldsOf(entry));
    const answer = await this.#kind.add(again);
    if (answer.ok) await this.#list.refresh();
    else writes.say(myProfileMessages.notRestored, answer.failure);
  }

  /** Keeps the typed text of an entry that was deleted elsewhere, and saves it as a new one. */
  private async adoptAsNew(): Promise<void> {
    await this.#list.refresh();
    if (this.editing !== null) this.editing = { id: null };
  }

  private refusalOf(failure: Failure): Faults<Field> {
    const refused: { [Name in Field]?: string } = {};
    for (const field of this.#kind.fields) {
      const sentence = failure.fields[field];
      if (sentence !== undefined) refused[field] = sentence;
    }
    return refused;
  }

  private open(editing: Editing, fields: Fields): void {
    this.form.reset();
    this.fields = fields;
    this.editing = editing;
  }

  private close(): void {
    this.#ports.drafts.discard();
    this.hide();
  }

  private hide(): void {
    this.editing = null;
    this.fields = this.#kind.empty;
    this.form.reset();
  }

  get #undoToast(): string {
    return `deleted-${this.#kind.fields.join('-')}`;
  }
}
