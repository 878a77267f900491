import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { DAY_MS, dayInIndia, parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';
import type { LoggedDecision, LogLine } from '@/core/trust/public-log/log-line.rules';
import { isTimeToAppend } from '@/core/trust/public-log/log-line.rules';

/** The public log, with placeholders for hashes. */
export class LogRecords {
  readonly #world: MemoryWorld;
  #waiting: readonly LoggedDecision[] = [];
  #lines: readonly LogLine[] = [];
  #lastTurn: string | null = null;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  add(decision: LoggedDecision): void {
    this.#waiting = [...this.#waiting, decision];
  }

  /** Appends pending lines at most once a day, if there are enough of them or they have waited long enough. */
  append(): void {
    const now = this.#world.clock.now();
    this.#lastTurn ??= dayInIndia(now);
    const days = Math.floor((now - parseStartOfDay(this.#lastTurn).getTime()) / DAY_MS);
    if (days === 0 || !isTimeToAppend(this.#waiting.length, days)) return;
    this.#lastTurn = dayInIndia(now);
    const before = this.#lines.length;
    const added = this.#waiting.map((decision, place) => {
      const number = before + place + 1;
      const hash = number.toString(16).padStart(64, '0');
      return { ...decision, number, salt: `00000000-0000-4000-8000-${hash.slice(-12)}`, hash };
    });
    this.#lines = [...this.#lines, ...added];
    this.#waiting = [];
  }
}
