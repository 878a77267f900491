import type { Key } from '@/core/kernel/common/key';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface StoredSizes {
  readonly sizes: unknown;
  readonly first: string;
  readonly width: number;
}

/** Measured heights of lists, so that going back restores the scroll position. */
export class ListSizes implements PersonalStore {
  readonly #kept = new Map<string, StoredSizes>();

  keep(name: string, sizes: StoredSizes): void {
    this.#kept.set(name, sizes);
  }

  find(name: string, first: string, width: number): unknown {
    const kept = this.#kept.get(name);
    return kept?.first === first && kept.width === width ? kept.sizes : null;
  }

  forget(): void {
    this.#kept.clear();
  }
}

export const ListSizesKey: Key<ListSizes> = Symbol('ListSizes');
