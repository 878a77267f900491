import type { PageVisibility } from '@/core/account/push/page-visibility.port';

export class MemoryVisibility implements PageVisibility {
  #isVisible = true;
  readonly #listeners = new Set<() => void>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  onChange(changed: () => void): void {
    this.#listeners.add(changed);
  }

  become(isVisible: boolean): void {
    this.#isVisible = isVisible;
    for (const changed of this.#listeners) changed();
  }
}
