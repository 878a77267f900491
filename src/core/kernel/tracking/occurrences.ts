import type { EventAttributes, EventType, Occurrence } from './event';

const MAX_KEPT = 50;

export class Occurrences {
  #kept: Occurrence[] = [];

  constructor(private readonly now: () => number) {}

  add(eventType: EventType, attributes: EventAttributes = {}): void {
    if (this.#kept.length < MAX_KEPT) this.#kept.push({ eventType, attributes, at: this.now() });
  }

  take(): readonly Occurrence[] {
    const taken = this.#kept;
    this.#kept = [];
    return taken;
  }
}
