import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import {
  CONTRIBUTION_POINTS,
  MAX_CONTRIBUTIONS_PER_DAY,
  TOO_MANY_CONTRIBUTIONS,
} from '@/core/contribute/contribution-limits.rules';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import { keyReused } from './memory-post-writing';
import type { MemoryWorld } from './memory-world';
import { SettingsRecords } from './settings-records';
import type { MemoryUser } from './user-records';

/** A contribution that is stored. */
interface MemoryContribution {
  readonly kind: keyof typeof CONTRIBUTION_POINTS;
  readonly key: string;
  readonly said: unknown;
  readonly once: string;
}

/** The contributions of a memory world’s users about companies: their requests, their counts of a day, and what is given only once. */
export class ContributionRecords {
  readonly #world: MemoryWorld;
  readonly #requests = new Map<string, { readonly fingerprint: string; readonly id: string }>();
  readonly #perDay = new Map<string, number>();
  readonly #once = new Set<string>();
  /** The ways back of each user's contributions. */
  readonly #undo = new Map<string, (() => void)[]>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /**
   * Stores a contribution once, with its points, and returns its id. `once` names what its user may say only once; `write` stores it and returns the way
   * back, `again` refuses a second one.
   */
  store(
    user: MemoryUser,
    { kind, key, said, once }: MemoryContribution,
    write: (id: string) => () => void,
    again: () => Refusal,
  ): Result<string, Refusal['failure']> {
    const request = `${user.id} ${key.toLowerCase()}`;
    const fingerprint = JSON.stringify(said);
    const earlier = this.#requests.get(request);
    if (earlier !== undefined) return earlier.fingerprint === fingerprint ? ok(earlier.id) : keyReused();
    const day = `${user.id} ${dayInIndia(this.#world.clock.now())}`;
    const count = this.#perDay.get(day) ?? 0;
    if (count >= MAX_CONTRIBUTIONS_PER_DAY) return refusal(422, 'too_many_contributions', TOO_MANY_CONTRIBUTIONS);
    if (this.#once.has(`${user.id} ${once}`)) return again();
    this.#once.add(`${user.id} ${once}`);
    this.#perDay.set(day, count + 1);
    const id = this.#world.ids.next();
    this.#requests.set(request, { fingerprint, id });
    this.#undo.set(user.id, [...(this.#undo.get(user.id) ?? []), write(id)]);
    this.#earn(user, kind);
    return ok(id);
  }

  /** Returns whether a request under this key was stored: then nothing that it names is looked at again. */
  isRepeated(user: MemoryUser, { key }: Pick<MemoryContribution, 'key'>): boolean {
    return this.#requests.has(`${user.id} ${key.toLowerCase()}`);
  }

  /** The user may say it once more, for what they said is gone. */
  release(user: MemoryUser, once: string): void {
    this.#once.delete(`${user.id} ${once}`);
  }

  /** Restores what the user said; returns false where they have said it again meanwhile. */
  claim(user: MemoryUser, once: string): boolean {
    const said = `${user.id} ${once}`;
    if (this.#once.has(said)) return false;
    this.#once.add(said);
    return true;
  }

  /** Removes what a user has contributed. */
  erase(user: MemoryUser): void {
    for (const undo of this.#undo.get(user.id) ?? []) undo();
    this.#undo.delete(user.id);
  }

  #earn(user: MemoryUser, kind: keyof typeof CONTRIBUTION_POINTS): void {
    const settings = this.#world.records(SettingsRecords).of(user);
    const before = settings.earned.find((one) => one.kind === kind) ?? { kind, contributions: 0, points: 0 };
    const after = { kind, contributions: before.contributions + 1, points: before.points + CONTRIBUTION_POINTS[kind] };
    settings.earned = [...settings.earned.filter((one) => one.kind !== kind), after].toSorted(
      (one, other) => other.points - one.points || (one.kind < other.kind ? -1 : 1),
    );
  }
}
