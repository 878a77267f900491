import type { EarlyKeys } from '@/core/kernel/shortcuts/early-keys.port';
import { SHORTCUTS_ATTRIBUTE } from './early-keys';

export class DocumentEarlyKeys implements EarlyKeys {
  readonly #root: HTMLElement;

  constructor(document: Document) {
    this.#root = document.documentElement;
  }

  take(): readonly string[] {
    const { keys = '' } = this.#root.dataset;
    delete this.#root.dataset.keys;
    this.#root.setAttribute(SHORTCUTS_ATTRIBUTE, '');
    return [...keys];
  }
}
