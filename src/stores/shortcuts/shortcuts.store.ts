import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';

const OFF_KEY = 'shortcutsOff';

/** Whether single keys do something on this device, and the list of them. */
export class ShortcutsStore {
  isOn: boolean;
  isHelpOpen = false;
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.isOn = storage.get(OFF_KEY) === null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Switches them on or off, for whoever uses this device (WCAG 2.1.4). */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.#storage.remove(OFF_KEY);
    else this.#storage.set(OFF_KEY, 'true');
  }

  openHelp(): void {
    this.isHelpOpen = true;
  }

  closeHelp(): void {
    this.isHelpOpen = false;
  }
}
