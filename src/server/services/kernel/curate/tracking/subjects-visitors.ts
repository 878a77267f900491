import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VisitedKind } from '@/core/kernel/tracking/event';
import { growthWith } from '@/core/kernel/tracking/event.rules';

const MAX_NETWORKS = 50_000;
/** Subjects that one network counts for on a day, so that no network fills the memory. */
const MAX_OF_NETWORK = 50;
const MAX_SUBJECTS = 20_000;

/** A campaign or company that visitors of a day are counted by. */
export interface Subject {
  readonly kind: VisitedKind;
  readonly name: string;
}

/** The visitors of a day by campaign and company: networks, by keyed hashes that are kept in memory only; each day has a new key. */
export class SubjectsVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = new LRUCache<string, Set<string>>({ max: MAX_NETWORKS });
  readonly #counts = new LRUCache<string, number>({ max: MAX_SUBJECTS });

  /** Counts a visit, and returns what the stored sum of the day grows by: mostly 0. */
  add(day: string, network: string, { kind, name }: Subject): number {
    if (day !== this.#day) this.#begin(day);
    const visitor = createHmac('sha256', this.#key).update(network).digest('base64');
    const subject = `${kind} ${name}`;
    const subjects = this.#seen.get(visitor) ?? new Set();
    if (subjects.has(subject) || subjects.size >= MAX_OF_NETWORK) return 0;
    this.#seen.set(visitor, subjects.add(subject));
    const count = (this.#counts.get(subject) ?? 0) + 1;
    this.#counts.set(subject, count);
    return growthWith(count);
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(32);
    this.#seen.clear();
    this.#counts.clear();
  }
}
