import { createHmac, randomBytes } from 'node:crypto';
import type { VisitedKind } from '@/core/kernel/tracking/event';
import { growthWith } from '@/core/kernel/tracking/event.rules';
import { growingCache } from '@/server/platform/growing-cache';

const MAX_NETWORKS = 50_000;
/** The maximum number of subjects per network, so that no network can fill the memory. */
const MAX_OF_NETWORK = 50;
const MAX_SUBJECTS = 20_000;

export interface Subject {
  readonly kind: VisitedKind;
  readonly name: string;
}

/** A day's networks by campaign and company, as keyed hashes in memory only, with a new key per day. */
export class SubjectsVisitors {
  #day = '';
  #key = randomBytes(32);
  readonly #seen = growingCache<string, Set<string>>(MAX_NETWORKS);
  readonly #counts = growingCache<string, number>(MAX_SUBJECTS);

  /** Returns the amount by which the stored sum grows, usually 0. */
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
