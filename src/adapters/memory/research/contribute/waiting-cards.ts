import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { showsFrom } from '@/core/kernel/figures/shows-from.rules';

interface WaitingCard {
  readonly id: string;
  readonly show: () => void;
}

export function showsAtOf(
  world: MemoryWorld,
  { id, status }: { readonly id: string; readonly status: string },
): string | null {
  const at = status === 'LIVE' ? world.records(WaitingCards).showsAt(id) : null;
  return at === null ? null : new Date(at).toISOString();
}

export class WaitingCards {
  /** The maximum delay in hours. 0 means immediately. */
  showWithinHours = 0;
  readonly #moments = new Map<string, number>();
  readonly #cards: WaitingCard[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** In ms since 1970, or null once other users see it. */
  showsAt(id: string): number | null {
    return this.#moments.get(id) ?? null;
  }

  /** Adds a card that shows at the latest possible hour, instead of a random one. */
  add(id: string, show: () => void): void {
    const at = showsFrom(this.#world.clock.now(), this.showWithinHours, (below) => below - 1);
    if (at === null) {
      show();
      return;
    }
    if (!this.#moments.has(id)) this.#moments.set(id, at.getTime());
    this.#cards.push({ id, show });
  }

  /** Adds a change, and replaces a pending one. */
  change(id: string, show: () => void): void {
    const change = changeOf(id);
    this.#drop(change);
    this.#moments.delete(change);
    this.add(change, show);
  }

  /** Adds a card that is in its records only while visible. Returns a function that reverts it. */
  keep(id: string, add: () => () => void): () => void {
    let undo = (): void => this.#drop(id);
    this.add(id, () => {
      undo = add();
    });
    return () => undo();
  }

  showDue(): void {
    const now = this.#world.clock.now();
    const due = this.#cards.filter(({ id }) => (this.#moments.get(id) ?? 0) <= now);
    for (const { id, show } of due) {
      this.#drop(id);
      this.#moments.delete(id);
      show();
    }
  }

  #drop(id: string): void {
    const place = this.#cards.findIndex((card) => card.id === id);
    if (place >= 0) this.#cards.splice(place, 1);
  }
}

export function changeOf(id: string): string {
  return `change of ${id}`;
}
