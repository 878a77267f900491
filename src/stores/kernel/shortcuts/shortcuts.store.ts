import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { EarlyKeys } from '@/core/kernel/shortcuts/early-keys.port';

const OFF_KEY = 'shortcutsOff';

/** The switch for single-key shortcuts on this device, and their list. */
export class ShortcutsStore {
  isOn: boolean;
  isHelpOpen = false;
  readonly #storage: KeyValueStorage;
  readonly #early: EarlyKeys;

  constructor(storage: KeyValueStorage, early: EarlyKeys) {
    this.#storage = storage;
    this.#early = early;
    this.isOn = storage.get(OFF_KEY) === null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Turns shortcuts on or off, as WCAG 2.1.4 requires. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.#storage.remove(OFF_KEY);
    else this.#storage.set(OFF_KEY, 'true');
  }

  /** Returns the keys pressed before this code was loaded, and clears them. */
  takeEarlyKeys(): readonly string[] {
    return this.#early.take();
  }

  openHelp(): void {
    this.isHelpOpen = true;
  }

  closeHelp(): void {
    this.isHelpOpen = false;
  }
}
