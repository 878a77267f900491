import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { OWN_PAY_KEY, parsePayInLakh } from '@/core/research/salaries/own-pay';
import type { Personal } from '@/stores/kernel/common/personal';

/** The viewer's own pay, as typed in lakh. It stays on the device, is never sent, and goes with the session. */
export class OwnPayStore implements Personal {
  typed = '';
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Rupees a year; null if nothing is typed that is a pay. */
  get pay(): number | null {
    return parsePayInLakh(this.typed);
  }

  /** Brings back what was typed before. After the first view: the server's document cannot know it. */
  restore(): void {
    this.typed = this.#storage.get(OWN_PAY_KEY) ?? '';
  }

  type(typed: string): void {
    this.typed = typed;
    if (typed.trim() === '') this.#storage.remove(OWN_PAY_KEY);
    else this.#storage.set(OWN_PAY_KEY, typed);
  }

  forget(): void {
    this.type('');
  }
}
