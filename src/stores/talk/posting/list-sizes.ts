import type { Key } from '@/core/kernel/common/key';
import type { Personal } from '@/stores/kernel/common/personal';

/** The heights of a list's rows as they were measured, which only the view can read. */
export interface KeptSizes {
  readonly sizes: unknown;
  /** The key of the first row, and the width of the window: others are measured again. */
  readonly first: string;
  readonly width: number;
}

/** The measured heights of lists that were left, so that going back leads to the same place. */
export class ListSizes implements Personal {
  readonly #kept = new Map<string, KeptSizes>();

  keep(name: string, sizes: KeptSizes): void {
    this.#kept.set(name, sizes);
  }

  /** Returns null if the list begins with another row, or the window has another width. */
  find(name: string, first: string, width: number): unknown {
    const kept = this.#kept.get(name);
    return kept?.first === first && kept.width === width ? kept.sizes : null;
  }

  forget(): void {
    this.#kept.clear();
  }
}

export const ListSizesKey: Key<ListSizes> = Symbol('ListSizes');
