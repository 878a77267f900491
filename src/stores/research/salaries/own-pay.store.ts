import { makeAutoObservable } from 'mobx';
import type { DeviceStorages } from '@/core/kernel/common/device-places';
import { storageForPay } from '@/core/kernel/common/device-places';
import { OWN_PAY_KEY, parsePayInLakh } from '@/core/research/salaries/own-pay';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The viewer's own pay in lakh. It is never sent. It ends with the session, or with the tab for a guest. */
export class OwnPayStore implements PersonalStore {
  typed = '';
  readonly #places: DeviceStorages;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(places: DeviceStorages, session: Pick<SessionStore, 'userId'>) {
    this.#places = places;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** In rupees a year, or null if nothing valid is typed. */
  get pay(): number | null {
    return parsePayInLakh(this.typed);
  }

  get isOfGuest(): boolean {
    return this.#session.userId === null;
  }

  /** Restores the stored pay. Call it after the first view, because the server's document cannot know it. */
  restore(): void {
    const { tab } = this.#places;
    const kept = storageForPay(this.#session.userId, this.#places).get(OWN_PAY_KEY) ?? tab.get(OWN_PAY_KEY);
    this.type(kept ?? '');
  }

  type(typed: string): void {
    const { storage, tab } = this.#places;
    this.typed = typed;
    for (const place of [storage, tab]) place.remove(OWN_PAY_KEY);
    if (typed.trim() !== '') storageForPay(this.#session.userId, this.#places).set(OWN_PAY_KEY, typed);
  }

  forget(): void {
    this.type('');
  }
}
