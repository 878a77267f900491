import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { showsFrom } from '@/core/kernel/figures/shows-from.rules';

/** A new card that others do not see yet. */
interface WaitingCard {
  readonly id: string;
  readonly show: () => void;
}

/** Returns the hour from which others see a live card, as the contract has it; null once they do. */
export function showsAtOf(
  world: MemoryWorld,
  { id, status }: { readonly id: string; readonly status: string },
): string | null {
  const at = status === 'LIVE' ? world.records(WaitingCards).showsAt(id) : null;
  return at === null ? null : new Date(at).toISOString();
}

/** The new cards of a memory world that others do not see yet. */
export class WaitingCards {
  /** Others see a new card within so many hours; at once if 0. */
  showWithinHours = 0;
  readonly #moments = new Map<string, number>();
  readonly #cards: WaitingCard[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Returns the moment from which others see a card, in ms since 1970; null once they do. */
  showsAt(id: string): number | null {
    return this.#moments.get(id) ?? null;
  }

  /** Adds a card with `show` once its hour has come, or at once. The hour is the last one: nothing is drawn here. */
  add(id: string, show: () => void): void {
    const at = showsFrom(this.#world.clock.now(), this.showWithinHours, (below) => below - 1);
    if (at === null) {
      show();
      return;
    }
    if (!this.#moments.has(id)) this.#moments.set(id, at.getTime());
    this.#cards.push({ id, show });
  }

  /** Calls `show` once the hour of a change of a card has come, in place of an earlier change. */
  change(id: string, show: () => void): void {
    const change = changeOf(id);
    this.#drop(change);
    this.#moments.delete(change);
    this.add(change, show);
  }

  /** The same for a card that is in its records only while others see it; returns the way back. */
  keep(id: string, add: () => () => void): () => void {
    let undo = (): void => this.#drop(id);
    this.add(id, () => {
      undo = add();
    });
    return () => undo();
  }

  /** Shows those whose hour has come. */
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

/** Names the change of a card that others see already. */
export function changeOf(id: string): string {
  return `change of ${id}`;
}
