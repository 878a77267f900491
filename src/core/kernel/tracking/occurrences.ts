import type { EventAttributes, EventType, Occurrence } from './event';

/** The number of events kept until the tracker's code is loaded. */
const MAX_KEPT = 50;

/** Collects events from all features until the tracker takes them. */
export class Occurrences {
  #kept: Occurrence[] = [];

  /** `now` returns ms since 1970. */
  constructor(private readonly now: () => number) {}

  add(eventType: EventType, attributes: EventAttributes = {}): void {
    if (this.#kept.length < MAX_KEPT) this.#kept.push({ eventType, attributes, at: this.now() });
  }

  /** Returns what happened since the last call. */
  take(): readonly Occurrence[] {
    const taken = this.#kept;
    this.#kept = [];
    return taken;
  }
}
