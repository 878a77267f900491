import { makeAutoObservable } from 'mobx';
import type { DevicePlaces } from '@/core/kernel/common/device-places';
import { placeOfPay } from '@/core/kernel/common/device-places';
import { OWN_PAY_KEY, parsePayInLakh } from '@/core/research/salaries/own-pay';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { Personal } from '@/stores/kernel/common/personal';

/** The viewer's own pay, as typed in lakh. It is never sent, and goes with the session, a guest's with the tab. */
export class OwnPayStore implements Personal {
  typed = '';
  readonly #places: DevicePlaces;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(places: DevicePlaces, session: Pick<SessionStore, 'userId'>) {
    this.#places = places;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Rupees a year; null if nothing is typed that is a pay. */
  get pay(): number | null {
    return parsePayInLakh(this.typed);
  }

  /** True if it goes with the tab. */
  get isOfGuest(): boolean {
    return this.#session.userId === null;
  }

  /** Brings back what was typed before, also as a guest of this tab. After the first view: the server's document cannot know it. */
  restore(): void {
    const { tab } = this.#places;
    const kept = placeOfPay(this.#session.userId, this.#places).get(OWN_PAY_KEY) ?? tab.get(OWN_PAY_KEY);
    this.type(kept ?? '');
  }

  type(typed: string): void {
    const { storage, tab } = this.#places;
    this.typed = typed;
    for (const place of [storage, tab]) place.remove(OWN_PAY_KEY);
    if (typed.trim() !== '') placeOfPay(this.#session.userId, this.#places).set(OWN_PAY_KEY, typed);
  }

  forget(): void {
    this.type('');
  }
}
