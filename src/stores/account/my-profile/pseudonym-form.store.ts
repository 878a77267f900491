import { makeAutoObservable, reaction } from 'mobx';
import type { SuggestedAvatar } from '@/core/account/profile/anonymous-profile';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { FeaturesStore } from '@/stores/kernel/shell/features.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';
import { AnonymousProfileKey } from '../profile/keys';
import type { DraftSlot } from './draft-slot';
import type { OwnWrites } from './own-writes';

export interface PseudonymFields {
  readonly userName: string;
  readonly avatar: SuggestedAvatar | null;
}

/**
 * The form for pseudonym and picture on the profile's page. It has the same fields as onboarding, whose code loads when idle.
 */
export class PseudonymFormStore implements PersonalStore {
  anonymous: AnonymousProfileStore | null = null;
  readonly #features: Pick<FeaturesStore, 'ask'>;
  readonly #writes: Pick<OwnWrites, 'refresh'>;
  readonly #drafts: DraftSlot<PseudonymFields>;

  constructor(
    features: Pick<FeaturesStore, 'ask'>,
    writes: Pick<OwnWrites, 'refresh'>,
    drafts: DraftSlot<PseudonymFields>,
  ) {
    this.#features = features;
    this.#writes = writes;
    this.#drafts = drafts;
    makeAutoObservable<this, 'fields'>(this, { fields: false }, { autoBind: true, deep: false });
    reaction(
      () => this.fields,
      (fields) => fields !== null && drafts.keep({ id: null, fields }),
    );
  }

  restore(): void {
    const draft = this.#drafts.read();
    if (draft !== null && this.anonymous === null) this.begin(draft.fields);
  }

  /** Keeps the draft if the user opens the form before its code is loaded. */
  open(): void {
    this.begin(this.#drafts.read()?.fields ?? null);
  }

  cancel(): void {
    if (this.anonymous?.form.isSubmitting) return;
    this.close();
  }

  async save(): Promise<void> {
    if ((await this.anonymous?.save()) !== true) return;
    this.close();
    await this.#writes.refresh();
  }

  forget(): void {
    this.anonymous = null;
  }

  private begin(fields: PseudonymFields | null): void {
    void this.#features.ask(AnonymousProfileKey, (anonymous) => this.show(anonymous, fields));
  }

  private show(anonymous: AnonymousProfileStore, fields: PseudonymFields | null): void {
    anonymous.forget();
    if (fields !== null) anonymous.restore(fields.userName, fields.avatar);
    this.anonymous = anonymous;
    void anonymous.open();
  }

  private close(): void {
    this.#drafts.discard();
    this.anonymous?.forget();
    this.anonymous = null;
  }

  private get fields(): PseudonymFields | null {
    if (this.anonymous === null || this.anonymous.userName === '') return null;
    const { userName, avatar } = this.anonymous;
    return { userName, avatar };
  }
}
